import { useQuery } from '@tanstack/react-query'
import { ShelfTile, ShelfTileSkeleton } from '../catalog/shelf-tile.tsx'
import { categoriesQuery } from '../catalog/use-catalog.ts'
import { Carousel } from '../ui/carousel.tsx'
import * as messages from './home.messages.en.ts'

interface CategoryCarouselProps {
  readonly isReady: boolean
  readonly onPick: (name: string) => void
}

// Spec 9: as many as are in view at the widest.
const AS_MANY_SKELETONS = Array.from({ length: 8 }, () => <ShelfTileSkeleton />)

export function CategoryCarousel({ isReady, onPick }: CategoryCarouselProps) {
  const { data, isError } = useQuery(categoriesQuery)
  // Spec 8: where categories fail to load, nothing is shown; the console has the reason.
  if (isError || data?.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-2xl">{messages.categories}</h2>
      <Carousel
        label={messages.categories}
        noun={messages.category}
        plays
        isReady={isReady && !!data}
        className="category-carousel"
        slides={
          data?.map(({ name, image }) => <ShelfTile name={name} image={image} onPress={() => onPick(name)} />) ??
          AS_MANY_SKELETONS
        }
      />
    </section>
  )
}
