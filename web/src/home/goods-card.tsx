import type { Product } from '@baqala/contract/catalog'
import { memo } from 'react'
import { paths } from '@baqala/contract/paths'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { AddingSpinner, AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { cancelPrefetch, prefetchProduct } from '../catalog/catalog-queries.ts'
import { cardTitle } from '../catalog/product-facts.ts'
import { ProductPrice } from '../catalog/product/product-price.tsx'

/** A product in a row of Home: smaller than a card of the list (specification 2), and without its heart. */
export const GoodsCard = memo(function GoodsCard({ product }: { readonly product: Product }) {
  // Memoized components follow no parent.
  useLanguage()
  const { _id, title, unit, category, imageCover } = product
  const prefetch = () => prefetchProduct(_id)

  return (
    <li className="panel goods-card">
      <div className="goods-card-picture">
        <Picture url={imageCover} alt="" sizes="72px" />
      </div>
      <div className="goods-card-text">
        <Link
          to={paths.productDetails(_id, category.name)}
          aria-label={title}
          title={title}
          onPointerEnter={prefetch}
          onPointerLeave={cancelPrefetch}
          onFocus={prefetch}
          className="goods-card-title"
        >
          {cardTitle(title)}
        </Link>
        <p className="goods-card-price">
          <ProductPrice product={product} isSmall />
        </p>
        {unit && <p className="goods-card-unit">{unit}</p>}
      </div>
      <AddToCartButton product={product} className="goods-card-add" />
      <AddingSpinner productId={_id} />
    </li>
  )
})
