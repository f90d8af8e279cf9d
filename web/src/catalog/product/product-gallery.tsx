import type { Product } from '@baqala/contract/catalog'
import { Carousel } from '@baqala/kit/ui/carousel.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { messages } from '#messages/product'

export const GALLERY_PICTURE_SIZES = '(min-width: 1440px) 560px, (min-width: 768px) 42vw, 86vw'

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
        <Picture url={url} alt={messages.imageName(title, at + 1)} sizes={GALLERY_PICTURE_SIZES} isUrgent={at === 0} />
      ))}
    />
  )
}
