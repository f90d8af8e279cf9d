import type { Product } from '@baqala/contract/catalog'
import { useId } from 'react'
import { AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { WhileAdding } from '../cart/while-adding.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { Spinner } from '../ui/spinner.tsx'
import * as uiMessages from '../ui/ui.messages.en.ts'
import { WishlistHeart } from '../wishlist/wishlist-heart.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductPrice } from './product-price.tsx'
import { Rating } from './rating.tsx'
import { stockNote } from './stock-note.ts'
import * as messages from './catalog.messages.en.ts'

interface ProductDetailsProps {
  readonly product: Product
  readonly isWished: boolean
}

export function ProductDetails({ product, isWished }: ProductDetailsProps) {
  const titleId = useId()
  const note = stockNote(product.quantity)

  return (
    <div className="panel product-details">
      <ProductGallery product={product} />
      <div className="product-facts">
        <p className="text-ink-soft max-md:-order-2">{product.category.name}</p>
        <div id={titleId} className="max-md:-order-2">
          <ScreenTitle>{product.title}</ScreenTitle>
        </div>
        <p className="max-w-prose text-lg whitespace-pre-line">{product.description}</p>
        {/* On a phone the price stands above the description, or it would be below the window. */}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:-order-1">
          <ProductPrice product={product} isLarge />
          {product.priceAfterDiscount != null && <span className="sale-badge static">{messages.sale}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <Rating average={product.ratingsAverage} />
          {!!product.ratingsQuantity && <span>{messages.ratings(product.ratingsQuantity)}</span>}
          {product.unit && <span className="whitespace-nowrap">{product.unit}</span>}
          {product.brand && <span>{messages.byBrand(product.brand.name)}</span>}
        </p>
        {note && (
          <p className="justify-self-start rounded-full bg-tomato-tint px-3 py-1 font-bold text-tomato-ink">{note}</p>
        )}
        <div className="buy-box">
          <AddToCartButton productId={product._id} describedBy={titleId} className="min-h-12 flex-1 md:max-w-72" />
          <WishlistHeart productId={product._id} title={product.title} isWished={isWished} />
          <WhileAdding productId={product._id}>
            <Spinner label={uiMessages.adding} isSmall />
          </WhileAdding>
        </div>
      </div>
    </div>
  )
}

/** Takes the space of the details while they load. */
export function ProductDetailsSkeleton() {
  return (
    <div className="panel product-details" aria-hidden>
      <div className="product-gallery has-controls">
        <div className="shimmer aspect-square rounded-2xl" />
      </div>
      <div className="product-facts">
        <div className="shimmer h-6 w-32 max-md:-order-2" />
        <div className="shimmer h-8 w-4/5 max-md:-order-2 md:h-11" />
        <div className="shimmer h-35 md:h-21" />
        <div className="shimmer h-9 w-40 max-md:-order-1" />
        <div className="shimmer h-6 w-48" />
        <div className="buy-box">
          <div className="shimmer h-12 flex-1 rounded-full md:max-w-72" />
          <div className="shimmer size-11 rounded-full" />
        </div>
      </div>
    </div>
  )
}
