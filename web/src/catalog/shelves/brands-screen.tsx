import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { brandPages, MANY_BRANDS } from './brand-pages.ts'
import { brandQuery, brandsQuery } from '../catalog-queries.ts'
import { SeeProducts, Slug } from './see-products.tsx'
import { ShelfGrid } from './shelf-grid.tsx'
import { ShelfTile } from './shelf-tile.tsx'
import { shownName } from '../category-names.ts'
import { useOpened } from './use-opened.ts'
import { useTyped } from '../use-typed.ts'
import { messages } from '#messages/filters'

/** Spec 8: brands that fail to load show nothing; the reason is logged to the console. */
export function BrandsScreen() {
  const brands = useQuery(brandsQuery)
  const { opened, isOpening, open, close } = useOpened(brandQuery)
  const [typed, setTyped] = useTyped()
  const [pages, setPages] = useState(1)
  const all = brands.data ?? []
  const { shown, found, more } = brandPages(all, typed, pages)

  return (
    <div className="min-h-dvh">
      <ScreenTitle className="screen-title mb-4">{messages.allBrands}</ScreenTitle>
      {(all.length > MANY_BRANDS || typed !== '') && (
        <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
          <Field
            label={messages.searchBrands}
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            className="w-full sm:max-w-sm"
          />
          <p role="status" className="py-1 text-ink-soft sm:py-3">
            {found === 0 ? messages.noBrand(typed) : messages.brandsShown(shown.length, found)}
          </p>
        </div>
      )}
      <ShelfGrid arePicturesWhole isLoading={brands.isPending} isEmpty={brands.data?.length === 0} isBusy={isOpening}>
        {shown.map((brand) => (
          <ShelfTile key={brand._id} name={shownName(brand)} image={brand.image} onPress={() => open(brand._id)} />
        ))}
      </ShelfGrid>
      {more > 0 && (
        <p className="mt-6 text-center">
          <Button onClick={() => setPages(pages + 1)} text={messages.moreBrands(more)} />
        </p>
      )}
      {opened && (
        <Dialog title={shownName(opened)} onClose={close}>
          <div className="justify-self-center overflow-hidden rounded-2xl bg-well">
            <Picture url={opened.image} alt={shownName(opened)} sizes="160px" className="max-w-40" />
          </div>
          <Slug>{opened.slug}</Slug>
          <SeeProducts shelf={{ kind: 'brand', key: opened.slug, id: opened._id }} />
        </Dialog>
      )}
    </div>
  )
}
