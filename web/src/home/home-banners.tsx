import { useProducts } from '../catalog/catalog-queries.ts'
import { Carousel } from '@baqala/kit/ui/carousel.tsx'
import { Banner } from './banner.tsx'
import { goodsPath } from './goods-path.ts'
import { messages } from '#messages/home'

const MAIN_SIZES = '(min-width: 1024px) 40vw, (min-width: 768px) 38vw, 55vw'
const SIDE_SIZES = '(min-width: 768px) 15vw, 25vw'

const MAIN = [
  { says: 'onSale', category: undefined },
  { says: 'bread', category: 'Bakery' },
  { says: 'teaAndCoffee', category: 'Tea & Coffee' },
] as const
const BESIDE = [
  { says: 'fruitAndVegetables', category: 'Vegetables & Fruits' },
  { says: 'juices', category: 'Juices & Drinks' },
] as const

/** Spec 2 and 9: a carousel of three images, and two static images beside it. */
export function HomeBanners({ isReady }: { isReady: boolean }) {
  const { data: products } = useProducts()
  return (
    <div className="home-banners">
      <Carousel
        label={messages.banners}
        noun={messages.image}
        plays
        hasDots
        isReady={isReady}
        className="banner-carousel"
        slides={MAIN.map(({ says, category }, at) => (
          <Banner
            name={`banner-${at + 1}`}
            words={messages[says]}
            to={goodsPath(category, products)}
            widths={[480, 960, 1440]}
            ratio={5 / 12}
            sizes={MAIN_SIZES}
            isFirst={at === 0}
          />
        ))}
      />
      {BESIDE.map(({ says, category }, at) => (
        <Banner
          key={says}
          name={`side-banner-${at + 1}`}
          words={messages[says]}
          to={goodsPath(category, products)}
          widths={[160, 320, 640]}
          ratio={3 / 4}
          sizes={SIDE_SIZES}
        />
      ))}
    </div>
  )
}
