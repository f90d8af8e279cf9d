import { useProducts } from '../catalog/catalog-queries.ts'
import { Carousel } from '@baqala/kit/ui/carousel.tsx'
import { Banner } from './banner.tsx'
import { goodsPath } from './goods-path.ts'
import * as messages from '#messages/home'

const MAIN_SIZES = '(min-width: 1024px) 40vw, (min-width: 768px) 38vw, 55vw'
const SIDE_SIZES = '(min-width: 768px) 15vw, 25vw'

const MAIN = [
  { words: messages.onSale, category: undefined },
  { words: messages.bread, category: 'Bakery' },
  { words: messages.teaAndCoffee, category: 'Tea & Coffee' },
]
const BESIDE = [
  { words: messages.fruitAndVegetables, category: 'Vegetables & Fruits' },
  { words: messages.juices, category: 'Juices & Drinks' },
]

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
        slides={MAIN.map(({ words, category }, at) => (
          <Banner
            name={`banner-${at + 1}`}
            words={words}
            to={goodsPath(category, products)}
            widths={[480, 960, 1440]}
            ratio={5 / 12}
            sizes={MAIN_SIZES}
            isFirst={at === 0}
          />
        ))}
      />
      {BESIDE.map(({ words, category }, at) => (
        <Banner
          key={words}
          name={`side-banner-${at + 1}`}
          words={words}
          to={goodsPath(category, products)}
          widths={[160, 320, 640]}
          ratio={3 / 4}
          sizes={SIDE_SIZES}
        />
      ))}
    </div>
  )
}
