import { preload } from 'react-dom'
import { Link } from '@baqala/kit/ui/link.tsx'
import { useProducts } from '../catalog/catalog-queries.ts'
import { Carousel } from '@baqala/kit/ui/carousel/carousel.tsx'
import { goodsPath } from './goods-path.ts'
import { messages } from '#messages/home'

const MAIN = [
  { name: 'banner-1', says: 'onSale', category: undefined },
  { name: 'banner-2', says: 'bread', category: 'Bakery' },
  { name: 'banner-3', says: 'teaAndCoffee', category: 'Tea & Coffee' },
] as const
const BESIDE = [
  { name: 'side-banner-1', says: 'fruitAndVegetables', category: 'Vegetables & Fruits' },
  { name: 'side-banner-2', says: 'juices', category: 'Juices & Drinks' },
] as const
// Widths in pixels: browsers without AVIF and WebP load the JPEG of the middle one. The ratio is height to width.
const LARGE = {
  widths: [480, 960, 1440],
  ratio: 5 / 12,
  sizes: '(min-width: 1024px) 40vw, (min-width: 768px) 38vw, 55vw',
} as const
const SMALL = { widths: [160, 320, 640], ratio: 3 / 4, sizes: '(min-width: 768px) 15vw, 25vw' } as const

/** Spec 2 and 9: a carousel of three images, and two static images beside it. */
export function HomeBanners() {
  const { isPending } = useProducts()
  return (
    <div className="home-banners">
      <Carousel
        label={messages.banners}
        slideName={messages.image}
        plays
        hasDots
        // The products load before the code that moves it.
        isReady={!isPending}
        className="banner-carousel"
        slides={MAIN.map((banner) => (
          <Banner banner={banner} format={LARGE} isFirst={banner === MAIN[0]} />
        ))}
      />
      {BESIDE.map((banner) => (
        <Banner key={banner.name} banner={banner} format={SMALL} />
      ))}
    </div>
  )
}

interface BannerProps {
  readonly banner: (typeof MAIN | typeof BESIDE)[number]
  readonly format: typeof LARGE | typeof SMALL
  readonly isFirst?: boolean
}

/** A link with a line of words, beside goods from public/images. home.css has its colours. */
function Banner({ banner: { name, says, category }, format: { widths, ratio, sizes }, isFirst = false }: BannerProps) {
  const { data: products } = useProducts()
  const sources = (format: string) => widths.map((width) => `/images/${name}.${width}.${format} ${width}w`).join(', ')
  const source = `/images/${name}.${widths[1]}.jpg`
  // The largest part of a first screen: in the head of the prerendered page it is asked for before the smaller pictures.
  if (isFirst)
    preload(source, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <Link to={goodsPath(category, products)} draggable={false} className={`banner ${name}`}>
      <span className="banner-words">{messages[says]}</span>
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
        <img
          src={source}
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
