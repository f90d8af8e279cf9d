import type { Product } from '@baqala/contract/catalog'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { Carousel } from '@baqala/kit/ui/carousel/carousel.tsx'
import { icon } from '@baqala/kit/ui/icons.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { Fragment, Suspense, useState } from 'react'
import { messages } from '#messages/product'

export const GALLERY_PICTURE_SIZES = '(min-width: 1440px) 560px, (min-width: 768px) 42vw, 86vw'

const PictureZoom = lazyPart(async () => (await import('./picture-zoom.tsx')).PictureZoom)
const ZoomIn = icon('M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0', 'm21 21-4.35-4.35', 'M11 8v6', 'M8 11h6')

/** Spec 2 and 9: dots, endless, one image at a time. A product without images shows its cover. Each that is one opens large. */
export function ProductGallery({ product: { title, images, imageCover } }: { product: Product }) {
  const [enlarged, setEnlarged] = useState<{ readonly url: string; readonly name: string }>()
  const urls = images.length > 0 ? images : [imageCover]
  return (
    <>
      <Carousel
        label={messages.imagesOf(title)}
        slideName={messages.image}
        hasDots
        className={`product-gallery ${urls.length > 1 ? 'has-controls' : ''}`}
        slides={urls.map((url, at) => {
          const name = messages.imageName(title, at + 1)
          return (
            <Fragment key={url}>
              <Picture url={url} alt={name} sizes={GALLERY_PICTURE_SIZES} isUrgent={at === 0} />
              <button
                type="button"
                aria-label={messages.enlarge(name)}
                title={messages.enlarge(name)}
                onClick={() => setEnlarged({ url, name })}
                className="enlarge"
              >
                <span className="round-button">
                  <ZoomIn aria-hidden size={20} />
                </span>
              </button>
            </Fragment>
          )
        })}
      />
      {enlarged && (
        <Suspense>
          <PictureZoom {...enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  )
}
