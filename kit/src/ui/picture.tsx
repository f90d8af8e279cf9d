import type { SyntheticEvent } from 'react'
import { pictureSource } from './picture-source.ts'

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
