import { toast } from '@baqala/kit/ui/toast.ts'
import { icon } from '@baqala/kit/ui/icons.tsx'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import type { Product } from '@baqala/contract/catalog'
import { UNBRANDED } from '@baqala/contract/unbranded'
import { ButtonLink, RoundButton } from '@baqala/kit/ui/button.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { laterPart } from '@baqala/kit/ui/later-part.ts'
import { useIsOurs } from '../../auth/session.ts'
import { AddingSpinner, AddToCartButton } from '../../cart/add-to-cart-button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { WishlistHeart } from '../../wishlist/wishlist-heart.tsx'
import { productsPath } from '../product-filters.ts'
import { ProductGallery } from './product-gallery.tsx'
import { Price } from '../../ui/price.tsx'
import { SaleBadge } from './sale-badge.tsx'
import { Rating } from './rating.tsx'
import { priceNow, unitPrice } from '../product-facts.ts'
import { stockNote } from '../../ui/stock-note.ts'
import { shownName } from '../category-names.ts'
import { messages as catalogMessages } from '#messages/catalog'
import { messages } from '#messages/product'
import './product-details.css'

export function ProductDetails({ product }: { readonly product: Product }) {
  const note = stockNote(product.quantity)
  const perUnit = unitPrice(priceNow(product), product.unit)
  const isOurs = useIsOurs()

  return (
    <div className="panel product-details">
      <div className="relative min-w-0">
        <ProductGallery product={product} />
        <RoundButton
          label={messages.share(product.title)}
          icon={<Share aria-hidden size={20} />}
          onClick={() => void share(product.title)}
          className="absolute end-2 top-2 size-11 border border-line bg-paper hover:bg-well"
        />
      </div>
      <div className="product-facts">
        <p className="text-ink-soft max-md:-order-2">{shownName(product.category)}</p>
        <div className="max-md:-order-2">
          <ScreenTitle>{product.title}</ScreenTitle>
        </div>
        <p className="max-w-prose text-lg whitespace-pre-line">{product.description}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <Rating average={product.ratingsAverage} />
          {!!product.ratingsQuantity && <Ratings count={product.ratingsQuantity} hasReviews={!!product.reviewsCount} />}
          {product.unit && <span className="whitespace-nowrap">{product.unit}</span>}
          {perUnit && <span className="whitespace-nowrap">{perUnit}</span>}
          {product.brand && product.brand.name !== UNBRANDED && (
            <Link to={productsPath({ brand: [product.brand.slug] })} className="text-link">
              {catalogMessages.byBrand(shownName(product.brand))}
            </Link>
          )}
        </p>
        {product.quantity === 0 && isOurs && (
          <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 max-md:-order-2">
            <WaitButton productId={product._id} />
          </div>
        )}
        {/* On a phone it sticks to the window's end: the price and the button are always in view. */}
        <div className="buy-box" data-sold-out={product.quantity === 0 || undefined}>
          <p className="buy-price">
            <Price product={product} size="large" />
            <SaleBadge product={product} isInline />
            {note && <span className="buy-note">{note}</span>}
          </p>
          <div className="buy-buttons">
            <span className="relative grid flex-1 md:max-w-72">
              <AddToCartButton product={product} />
              <AddingSpinner productId={product._id} isOnButton />
            </span>
            <WishlistHeart productId={product._id} title={product.title} />
          </div>
        </div>
      </div>
    </div>
  )
}

// Its room is kept until it is there.
const WaitButton = laterPart(async () => (await import('../../wishlist/wait-button.tsx')).WaitButton)

function Ratings({ count, hasReviews }: { readonly count: number; readonly hasReviews: boolean }) {
  if (!hasReviews) return <span>{messages.ratings(count)}</span>
  return <ButtonLink to="#reviews" state={{ staysInPlace: true }} look="text" text={messages.readReviews(count)} />
}

export function ProductDetailsSkeleton() {
  return (
    <div className="panel product-details" aria-hidden>
      <div className="product-gallery has-controls">
        <div className="picture-to-come shimmer aspect-4/3 rounded-2xl md:aspect-square" />
      </div>
      <div className="product-facts">
        <div className="shimmer h-6 w-32 max-md:-order-2" />
        <div className="shimmer h-8 w-4/5 max-md:-order-2 md:h-11" />
        <div className="shimmer h-35 md:h-21" />
        <div className="shimmer h-6 w-48" />
        <div className="buy-box">
          <div className="buy-price">
            <div className="shimmer h-9 w-20 md:w-40" />
          </div>
          <div className="buy-buttons">
            <div className="shimmer h-11 flex-1 rounded-full md:max-w-72" />
            <div className="shimmer size-11 rounded-full" />
          </div>
        </div>
      </div>
    </div>
  )
}

const Share = icon('M12 2v13', 'm16 6-4-4-4 4', 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8')

async function share(title: string): Promise<void> {
  const url = `${location.origin}${location.pathname}?lang=${currentLanguage()}`
  try {
    // Its type says that every browser has it.
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    // Undefined on a page without https: the sentence says what to do.
    await navigator.clipboard.writeText(url)
    toast.success(messages.linkCopied)
  } catch (error) {
    // The shopper has closed it.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.failure(messages.linkNotCopied)
  }
}
