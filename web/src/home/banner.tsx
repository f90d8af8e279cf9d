import { Link } from '@baqala/kit/ui/link.tsx'

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
export function Banner({ name, words, to, widths, ratio, sizes, isFirst = false }: BannerProps) {
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
