interface BannerProps {
  readonly name: string
  readonly alt: string
  /** In pixels. Browsers without AVIF and WebP load the JPEG of the middle width. */
  readonly widths: readonly [number, number, number]
  /** Height divided by width. */
  readonly ratio: number
  readonly sizes: string
  readonly isFirst?: boolean
}

/** A responsive image from public/images. */
export function Banner({ name, alt, widths, ratio, sizes, isFirst = false }: BannerProps) {
  const sources = (format: string) => widths.map((width) => `/images/${name}.${width}.${format} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={`/images/${name}.${widths[1]}.jpg`}
        alt={alt}
        width={widths[1]}
        height={widths[1] * ratio}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  )
}
