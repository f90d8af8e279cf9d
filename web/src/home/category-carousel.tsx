import { useQuery } from '@tanstack/react-query'
import { ShelfTile, ShelfTileSkeleton } from '../catalog/shelves/shelf-tile.tsx'
import { shownName } from '../catalog/category-names.ts'
import { categoriesQuery, useProducts } from '../catalog/catalog-queries.ts'
import { Carousel } from '@baqala/kit/ui/carousel/carousel.tsx'
import { messages } from '#messages/home'
import { messages as shop } from '#messages/shop'

// Spec 9: up to 8 categories are in view.
const SKELETONS = Array.from({ length: 8 }, () => <ShelfTileSkeleton />)

export function CategoryCarousel({ onPick }: { readonly onPick: (name: string) => void }) {
  const { isPending } = useProducts()
  const { data, isError } = useQuery(categoriesQuery)
  // Spec 8: categories that fail to load show nothing; the reason is logged to the console.
  if (isError || data?.length === 0) return null
  return (
    <section className="category-section mt-6">
      <h2 className="category-heading mb-2 text-2xl">{shop.categories}</h2>
      <Carousel
        label={shop.categories}
        slideName={messages.category}
        plays
        isReady={!isPending && !!data}
        className="category-carousel"
        slides={
          data?.map((category) => {
            const name = shownName(category)
            return <ShelfTile name={name} image={category.image} onPress={() => onPick(name)} />
          }) ?? SKELETONS
        }
      />
    </section>
  )
}
