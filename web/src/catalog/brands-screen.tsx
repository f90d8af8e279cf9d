import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../ui/dialog.tsx'
import { Picture } from '../ui/picture.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { brandQuery, brandsQuery } from './catalog-queries.ts'
import { prefetch } from './prefetch.ts'
import { ShelfGrid } from './shelf-grid.tsx'
import { ShelfTile } from './shelf-tile.tsx'
import { Slug } from './slug.tsx'
import { useOpened } from './use-opened.ts'
import * as messages from './catalog.messages.en.ts'

/** Spec 8: brands that fail to load show nothing; the reason is logged to the console. */
export function BrandsScreen() {
  const brands = useQuery(brandsQuery)
  const { opened, isOpening, open, close } = useOpened(brandQuery)
  return (
    <div className="min-h-dvh">
      <ScreenTitle className="screen-title mb-4">{messages.allBrands}</ScreenTitle>
      <ShelfGrid arePicturesWhole isLoading={brands.isPending} isBusy={isOpening}>
        {brands.data?.map(({ _id, name, image }) => (
          <ShelfTile
            key={_id}
            name={name}
            image={image}
            onPress={() => open(_id)}
            onIntent={() => prefetch(brandQuery(_id))}
          />
        ))}
      </ShelfGrid>
      {opened && (
        <Dialog title={opened.name} onClose={close}>
          <div className="justify-self-center overflow-hidden rounded-2xl bg-well">
            <Picture url={opened.image} alt={opened.name} sizes="240px" className="max-w-60" />
          </div>
          <Slug>{opened.slug}</Slug>
        </Dialog>
      )}
    </div>
  )
}
