import { Suspense, useRef } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { whenIdle } from '@baqala/kit/ui/later-part.ts'
import { ProductList } from '../catalog/list/product-list.tsx'
import { useTyped } from '../catalog/use-typed.ts'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { CategoryCarousel } from './category-carousel.tsx'
import { ContinueStrip } from './continue-strip.tsx'
import { HomeBanners } from './home-banners.tsx'
import { HomeRowsToCome } from './rows-to-come.tsx'
import { messages as catalog } from '#messages/catalog'
import { messages } from '#messages/shop'

// Beyond the specification, so the first paint does not wait for them.
const HomeRows = lazyPart(async () => {
  await new Promise<void>(whenIdle)
  return (await import('./home-rows.tsx')).HomeRows
})

export function HomeScreen() {
  const [typed, setTyped] = useTyped()
  const productSection = useRef<HTMLDivElement>(null)

  // The specification does not say what a click on a category does: it searches the products below.
  function showCategory(name: string) {
    setTyped(name)
    productSection.current?.focus({ preventScroll: true })
    productSection.current?.scrollIntoView()
  }

  return (
    <>
      <ScreenTitle className="sr-only">{messages.home}</ScreenTitle>
      <ContinueStrip />
      <HomeBanners />
      <RowsOnceHydrated />
      <CategoryCarousel onPick={showCategory} />
      <div
        ref={productSection}
        role="group"
        aria-label={catalog.allProducts}
        tabIndex={-1}
        className="mt-8 outline-none"
      >
        <ProductList typed={typed} onType={setTyped} />
      </div>
    </>
  )
}

/** A part that waits for its code cannot be prerendered. */
function RowsOnceHydrated() {
  if (!useHydrated()) return <HomeRowsToCome />
  return (
    <Suspense fallback={<HomeRowsToCome />}>
      <HomeRows />
    </Suspense>
  )
}
