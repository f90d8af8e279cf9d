import type { Product } from '@baqala/contract/catalog'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { useCountInCart } from '../cart/use-cart.ts'
import { ProductPrice } from '../catalog/product/product-price.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { type Cell, cellProps } from '@baqala/kit/ui/use-combobox.ts'
import { messages } from '#messages/search'

interface SuggestionRowProps {
  /** The id of the grid; the ids of its cells begin with it. */
  readonly id: string
  readonly row: number
  readonly product: Product
  readonly active: Cell | undefined
  readonly onOpen: () => void
  readonly onAdd: (row: number) => void
}

/** A product that was found: leads to it, tells how many are in the cart, and adds one more. */
export function SuggestionRow({ id, row, product, active, onOpen, onAdd }: SuggestionRowProps) {
  const count = useCountInCart(product._id)
  return (
    <div role="row" className="flex flex-wrap items-center gap-3 border-b border-line px-3 py-2">
      <div
        {...cellProps(id, { row, column: 'link' }, active)}
        className="suggestion-cell min-w-0 flex-[1_1_min(10rem,100%)]"
      >
        <Link
          to={paths.productDetails(product._id, product.category.name)}
          onClick={onOpen}
          tabIndex={-1}
          className="flex items-center gap-3 rounded-field"
        >
          <span className="size-14 shrink-0 overflow-hidden rounded-xl bg-well">
            <Picture url={product.imageCover} alt="" sizes="56px" />
          </span>
          <span className="min-w-0">
            <span className="block font-bold">{product.title}</span>
            <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
              {product.unit}
              <span className="text-ink">
                <ProductPrice product={product} isSmall />
              </span>
              {count > 0 && <b className="text-leaf-ink">{messages.inCart(count)}</b>}
            </span>
          </span>
        </Link>
      </div>
      <div {...cellProps(id, { row, column: 'button' }, active)} className="suggestion-cell">
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.addToCart(product.title)}
          onClick={() => onAdd(row)}
          className="button button-leaf whitespace-nowrap"
        >
          {messages.add}
        </button>
      </div>
    </div>
  )
}
