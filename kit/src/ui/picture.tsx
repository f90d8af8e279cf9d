import type { SyntheticEvent } from 'react'

interface PictureProps {
  readonly url: string
  readonly alt: string
  /** The attribute `sizes`: the picture's width on screen. */
  readonly sizes: string
  readonly className?: string
  readonly isUrgent?: boolean
}

/** A square picture of the catalogue. Its space is reserved: the layout stays when it loads or fails. */
export function Picture({ url, alt, sizes, className = '', isUrgent = false }: PictureProps) {
  return (
    <img
      {...pictureSource(url)}
      sizes={sizes}
      alt={alt}
      width={480}
      height={480}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      data-arriving=""
      onLoad={settle}
      onError={hideBroken}
      className={`aspect-square w-full object-contain ${className}`}
    />
  )
}

function settle({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.removeAttribute('data-arriving')
}

function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.style.visibility = 'hidden'
}

// The server resizes its pictures to these widths, in the best format the browser accepts.
const PICTURE_WIDTHS = [240, 480, 960]
export const SERVED_BY_US = /\/images\/[a-z0-9-]+-[0-9a-f]{8}$/

/** The `src` and `srcset` of a catalogue picture. The URL of any other server is used unchanged. */
export function pictureSource(url: string): { src: string; srcSet?: string } {
  if (!SERVED_BY_US.test(url)) return { src: url }
  return { src: `${url}?w=480`, srcSet: srcsetOf(url) }
}

export function srcsetOf(url: string): string {
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
}
