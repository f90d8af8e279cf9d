interface PictureProps {
  readonly url: string
  readonly alt: string
  /** The attribute `sizes`: the picture's width on screen. Without it that is at most 80px, and one file is enough. */
  readonly sizes?: string
  readonly className?: string
  readonly isUrgent?: boolean
}

/** A square picture. Its space is reserved: the layout stays when it loads or fails. */
export function Picture({ url, alt, sizes, className = '', isUrgent = false }: PictureProps) {
  return (
    <img
      {...pictureSource(url, sizes)}
      alt={alt}
      width={480}
      height={480}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      data-arriving=""
      onLoad={({ currentTarget }) => currentTarget.removeAttribute('data-arriving')}
      onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
      className={`aspect-square w-full object-contain ${className}`}
    />
  )
}

// The server resizes its pictures to these widths, in the best format the browser accepts.
const PICTURE_WIDTHS = [240, 480, 960]
export const SERVED_BY_US = /\/images\/[a-z0-9-]+-[0-9a-f]{8}$/

/**
 * The attributes that name a picture. The URL of any other server is used unchanged. A choice of widths costs a
 * browser a quarter of a millisecond a picture, and a screen has dozens of small ones: without `sizes` there is none.
 */
export function pictureSource(url: string, sizes?: string): { src: string; srcSet?: string; sizes?: string } {
  if (!SERVED_BY_US.test(url)) return { src: url }
  if (sizes === undefined) return { src: `${url}?w=${PICTURE_WIDTHS[0]}` }
  return { src: `${url}?w=480`, srcSet: srcsetOf(url), sizes }
}

export function srcsetOf(url: string): string {
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
}
