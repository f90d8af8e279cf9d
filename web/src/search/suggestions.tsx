import type { Product } from '@baqala/contract/catalog'
import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { ProductPrice } from '../catalog/product-price.tsx'
import { Picture } from '../ui/picture.tsx'
import * as messages from '#messages/search'

interface SuggestionsProps {
  readonly id: string
  readonly products: readonly Product[]
  readonly active: { readonly row: number; readonly column: 'product' | 'add' } | undefined
  /** As what the text was read, for those who see it. */
  readonly reading: string
  /** Why there are no products, for those who see it, and what else to try. */
  readonly empty: string
  readonly hint: string | undefined
  /** All matches, of which `products` are the first. */
  readonly results: number
  readonly typed: string
  readonly onOpen: () => void
  readonly onAdd: (row: number) => void
}

/** The grid below the search field. The field keeps the focus; `active` is the cell that its arrow keys have reached. */
export function Suggestions(props: SuggestionsProps) {
  const { id, products, active, reading, empty, hint, results, typed, onOpen, onAdd } = props
  const cell = (row: number, column: 'product' | 'add') => ({
    id: `${id}-${row}-${column}`,
    role: 'gridcell',
    'aria-selected': active?.row === row && active.column === column,
  })
  return (
    // The field keeps the focus while the pointer is in the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      hidden={products.length === 0 && !empty}
      onMouseDown={(event) => event.preventDefault()}
      className="panel absolute inset-x-0 top-full z-50 max-h-[calc(100dvh-9rem-var(--bottom-bar))] overflow-y-auto text-ink shadow-lifted"
    >
      {reading && (
        <p aria-hidden dir="auto" className="border-b border-line px-3 py-2 text-sm text-ink-soft">
          {reading}
        </p>
      )}
      {empty && (
        <div className="px-4 py-3">
          <p aria-hidden dir="auto" className="font-bold wrap-anywhere">
            {empty}
          </p>
          {hint && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
        </div>
      )}
      <div role="grid" id={`${id}-list`} aria-label={messages.suggestions} hidden={products.length === 0}>
        {products.map((product, row) => (
          <div
            key={product._id}
            role="row"
            className="flex flex-wrap items-center gap-3 border-b border-line px-3 py-2"
          >
            <div {...cell(row, 'product')} className="suggestion-cell min-w-0 flex-[1_1_min(10rem,100%)]">
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
                  </span>
                </span>
              </Link>
            </div>
            <div {...cell(row, 'add')} className="suggestion-cell">
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
        ))}
      </div>
      {results > products.length && (
        <Link
          to={paths.searchFor(typed)}
          onClick={onOpen}
          className="block px-4 py-3 text-center font-bold text-leaf-ink hover:underline"
        >
          {messages.allResults(results, typed)}
        </Link>
      )}
    </div>
  )
}
