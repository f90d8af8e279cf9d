import type { Product } from '@baqala/contract/catalog'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { paths } from '@baqala/contract/paths'
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx'
import { ProductPrice } from '../product/product-price.tsx'
import { messages } from '#messages/filters'

/**
 * The products that the shop's search finds where the specification's field finds no category. Smaller than a card of the list: those are
 * results of that field only (specification 5).
 */
export function FoundProducts({ products }: { readonly products: readonly Product[] }) {
  return (
    <ul aria-label={messages.foundInTheShop} className="mt-4 grid gap-3 text-start lg:grid-cols-2">
      {products.map((product) => (
        <Found key={product._id} product={product} />
      ))}
    </ul>
  )
}

function Found({ product }: { readonly product: Product }) {
  const { _id, title, unit, category, imageCover } = product
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line p-2">
      <Link
        to={paths.productDetails(_id, category.name)}
        className="flex min-w-0 flex-[1_1_min(10rem,100%)] items-center gap-3 rounded-field"
      >
        <span className="size-16 shrink-0 overflow-hidden rounded-xl bg-well">
          <Picture url={imageCover} alt="" />
        </span>
        <span className="min-w-0">
          <span className="block font-bold">{title}</span>
          <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
            {unit}
            <span className="text-ink">
              <ProductPrice product={product} isSmall />
            </span>
          </span>
        </span>
      </Link>
      <AddToCartButton product={product} className="shrink-0" />
    </li>
  )
}
