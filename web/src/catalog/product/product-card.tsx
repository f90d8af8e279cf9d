import type { Product } from '@baqala/contract/catalog'
import { memo, useId } from 'react'
import { Link } from '@baqala/kit/ui/link.tsx'
import { AddingSpinner, AddToCartButton } from '../../cart/add-to-cart-button.tsx'
import { paths } from '@baqala/contract/paths'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { WishlistHeart } from '../../wishlist/wishlist-heart.tsx'
import { cardTitle, priceNow, unitPrice } from '../product-facts.ts'
import { stockNote } from '../../ui/stock-note.ts'
import { prefetchOnRest } from '../catalog-queries.ts'
import { Price } from '../../ui/price.tsx'
import { SaleBadge } from './sale-badge.tsx'
import { Rating } from './rating.tsx'
import { shownName } from '../category-names.ts'

export const CARD_PICTURE_SIZES = '(min-width: 1344px) 290px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, 96px'

export const ProductCard = memo(function ProductCard({ product, isUrgent }: { product: Product; isUrgent?: boolean }) {
  // Memoized components follow no parent.
  useLanguage()
  const { _id, title, category, unit, quantity, imageCover, ratingsAverage } = product
  const titleId = useId()
  const perUnit = unitPrice(priceNow(product), unit)
  const note = stockNote(quantity)

  return (
    <article aria-labelledby={titleId} data-sold-out={quantity === 0 || undefined} className="panel product-card">
      <div className="product-card-goods">
        <div className="product-card-picture">
          <Picture url={imageCover} alt="" sizes={CARD_PICTURE_SIZES} isUrgent={isUrgent} />
          {note && <span className="stock-badge">{note}</span>}
        </div>
        <div className="product-card-text">
          <p className="text-ink-soft">{shownName(category)}</p>
          <h3 id={titleId} aria-label={title}>
            {cardTitle(title)}
          </h3>
        </div>
        <p className="product-card-facts">
          <Rating average={ratingsAverage} />
          {unit && <span className="whitespace-nowrap">{unit}</span>}
          {perUnit && <span>{perUnit}</span>}
        </p>
        <p className="product-card-price">
          <SaleBadge product={product} />
          <Price product={product} />
        </p>
      </div>
      {/* Covers the card, but is named by the title alone. */}
      <Link
        to={paths.productDetails(_id, category.name)}
        aria-labelledby={titleId}
        title={title}
        {...prefetchOnRest(_id)}
        className="absolute inset-0 rounded-card"
      />
      <div className="product-card-add">
        <AddToCartButton product={product} />
      </div>
      <div className="product-card-heart">
        <WishlistHeart productId={_id} title={title} />
      </div>
      <AddingSpinner productId={_id} />
    </article>
  )
})

export function ProductCardSkeleton() {
  return (
    <div className="panel product-card">
      <div className="product-card-goods">
        <div className="product-card-picture">
          <div className="picture-to-come shimmer aspect-square rounded-2xl" />
        </div>
        <div className="product-card-text grid content-start">
          <div className="shimmer my-0.5 h-3.5 w-1/2 sm:h-4" />
          <div className="shimmer my-0.5 h-5 w-4/5" />
        </div>
        <div className="product-card-facts">
          <div className="shimmer my-0.5 h-4 w-16" />
        </div>
        <div className="product-card-price">
          <div className="shimmer h-5 w-24" />
        </div>
      </div>
      <div className="product-card-add">
        <div className="shimmer h-11 min-w-24 flex-1 rounded-full" />
      </div>
    </div>
  )
}
