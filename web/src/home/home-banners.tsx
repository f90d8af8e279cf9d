import { Link } from '@baqala/kit/ui/link.tsx'
import { useProducts } from '../catalog/catalog-queries.ts'
import { Carousel } from '@baqala/kit/ui/carousel.tsx'
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
        slideName={messages.image}
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

interface BannerProps {
  readonly name: string
  readonly words: string
  readonly to: string
  /** In pixels. Browsers without AVIF and WebP load the JPEG of the middle width. */
  readonly widths: readonly [number, number, number]
  /** Height divided by width. */
  readonly ratio: number
  readonly sizes: string
  readonly isFirst?: boolean
}

/** A link with a line of words, beside goods from public/images. home.css has its colours. */
function Banner({ name, words, to, widths, ratio, sizes, isFirst = false }: BannerProps) {
  const sources = (format: string) => widths.map((width) => `/images/${name}.${width}.${format} ${width}w`).join(', ')
  return (
    <Link to={to} draggable={false} className={`banner ${name}`}>
      <span className="banner-words">{words}</span>
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
        <img
          src={`/images/${name}.${widths[1]}.jpg`}
          alt=""
          draggable={false}
          width={widths[1]}
          height={widths[1] * ratio}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </picture>
    </Link>
  )
}
