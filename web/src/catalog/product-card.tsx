import type { Product } from '@baqala/contract/catalog'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { WhileAdding } from '../cart/while-adding.tsx'
import { paths } from '@baqala/contract/paths'
import { Picture } from '../ui/picture.tsx'
import { Spinner } from '../ui/spinner.tsx'
import * as uiMessages from '../ui/ui.messages.en.ts'
import { WishlistHeart } from '../wishlist/wishlist-heart.tsx'
import { cardTitle } from './card-title.ts'
import { cancelPrefetch, prefetchProduct } from './prefetch.ts'
import { ProductPrice } from './product-price.tsx'
import { Rating } from './rating.tsx'
import * as messages from './catalog.messages.en.ts'

const PICTURE_SIZES = '(min-width: 1344px) 290px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, 112px'

interface ProductCardProps {
  readonly product: Product
  readonly isWished: boolean
  readonly isUrgent?: boolean
}

export const ProductCard = memo(function ProductCard({ product, isWished, isUrgent = false }: ProductCardProps) {
  const { _id, title, category, unit, imageCover, priceAfterDiscount, ratingsAverage } = product
  const titleId = useId()
  const prefetch = () => prefetchProduct(_id)

  return (
    <article
      aria-labelledby={titleId}
      className="panel group relative flex flex-col transition-shadow hover:shadow-lifted"
    >
      <Link
        to={paths.productDetails(_id, category.name)}
        onPointerEnter={prefetch}
        onPointerLeave={cancelPrefetch}
        onFocus={prefetch}
        className="grid flex-1 grid-cols-[min(7.5rem,38%)_minmax(0,1fr)] rounded-card sm:flex sm:flex-col"
      >
        <div className="relative m-3 me-0 self-start overflow-hidden rounded-2xl bg-well sm:me-3 sm:self-stretch">
          <Picture
            url={imageCover}
            alt=""
            sizes={PICTURE_SIZES}
            isUrgent={isUrgent}
            className="transition-transform duration-300 group-hover:scale-105"
          />
          {priceAfterDiscount != null && <span className="sale-badge">{messages.sale}</span>}
        </div>
        <div className="flex min-w-0 flex-1 flex-col p-3 ps-4 sm:px-4 sm:pt-0">
          <p className="text-sm text-ink-soft">{category.name}</p>
          <h3 id={titleId} aria-label={title} title={title} className="mt-0.5 text-lg group-hover:text-leaf-ink">
            {cardTitle(title)}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <Rating average={ratingsAverage} />
            {unit && <span className="whitespace-nowrap">{unit}</span>}
          </p>
          <p className="mt-auto pt-2">
            <ProductPrice product={product} />
          </p>
        </div>
      </Link>
      <div className="flex items-center gap-2 px-3 pb-3 sm:px-4 sm:pb-4">
        <AddToCartButton productId={_id} describedBy={titleId} />
        <WishlistHeart productId={_id} title={title} isWished={isWished} />
      </div>
      <WhileAdding productId={_id}>
        <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-card bg-paper/60">
          <Spinner label={uiMessages.adding} />
        </div>
      </WhileAdding>
    </article>
  )
})
