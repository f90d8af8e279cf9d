import type { Product } from '@baqala/contract/catalog'
import { Carousel } from '../ui/carousel.tsx'
import { Picture } from '../ui/picture.tsx'
import { DETAILS_SIZES } from './picture-sizes.ts'
import * as messages from './catalog.messages.en.ts'

/** Spec 2 and 9: dots, endless, one image at a time. A product without images shows its cover. */
export function ProductGallery({ product: { title, images, imageCover } }: { product: Product }) {
  const urls = images.length > 0 ? images : [imageCover]
  return (
    <Carousel
      label={messages.imagesOf(title)}
      noun={messages.image}
      hasDots
      className={`product-gallery ${urls.length > 1 ? 'has-controls' : ''}`}
      slides={urls.map((url, at) => (
        <Picture url={url} alt={messages.imageName(title, at + 1)} sizes={DETAILS_SIZES} isUrgent={at === 0} />
      ))}
    />
  )
}
