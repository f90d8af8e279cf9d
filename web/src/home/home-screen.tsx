import { useRef, useState } from 'react'
import { ProductList } from '../catalog/product-list.tsx'
import { useProducts } from '../catalog/use-catalog.ts'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { CategoryCarousel } from './category-carousel.tsx'
import { HomeBanners } from './home-banners.tsx'
import * as messages from './home.messages.en.ts'

export function HomeScreen() {
  const [typed, setTyped] = useState('')
  const shelves = useRef<HTMLDivElement>(null)
  const { isPending } = useProducts()

  // What a click on a category does is not specified: it fills the search of the products below.
  function showCategory(name: string) {
    setTyped(name)
    shelves.current?.focus({ preventScroll: true })
    shelves.current?.scrollIntoView()
  }

  return (
    <>
      <ScreenTitle className="sr-only">{messages.home}</ScreenTitle>
      {/* The first products come before what moves the carousels. */}
      <HomeBanners isReady={!isPending} />
      <CategoryCarousel isReady={!isPending} onPick={showCategory} />
      <div ref={shelves} tabIndex={-1} className="mt-8 outline-none lg:mt-6">
        <ProductList heading={messages.productsHeading} typed={typed} onType={setTyped} />
      </div>
    </>
  )
}
