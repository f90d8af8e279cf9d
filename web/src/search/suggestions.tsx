import { Button } from '@baqala/kit/ui/button.tsx'
import { ProductLine } from '../catalog/product/product-line.tsx'
import { useCountInCart } from '../cart/use-cart.ts'
import type { Product } from '@baqala/contract/catalog'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { cellProps, type useCombobox } from '@baqala/kit/ui/forms/use-combobox.ts'
import { BelowField } from './below-field.tsx'
import type { useSuggestions } from './use-suggestions.ts'
import { messages } from '#messages/search'

type Found = ReturnType<typeof useSuggestions>

interface SuggestionsProps extends Found, Pick<ReturnType<typeof useCombobox>, 'id' | 'isOpen' | 'active'> {
  readonly onOpen: () => void
  readonly onAdd: (row: number) => void
}

/** The grid below the search field. The field keeps the focus; `active` is the cell that its arrow keys have reached. */
export function Suggestions(props: SuggestionsProps) {
  const { id, isOpen, reading, hint, results, typed, onOpen } = props
  const products = isOpen ? props.products : []
  const empty = isOpen ? props.empty : ''
  return (
    <BelowField isEmpty={products.length === 0 && !empty}>
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
      <div role="grid" id={`${id}-list`} aria-label={messages.productsFound} hidden={products.length === 0}>
        {products.map((product, row) => (
          <SuggestionRow key={product._id} {...props} row={row} product={product} />
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
    </BelowField>
  )
}

interface SuggestionRowProps extends Pick<SuggestionsProps, 'id' | 'active' | 'onOpen' | 'onAdd'> {
  readonly row: number
  readonly product: Product
}

function SuggestionRow({ id, row, product, active, onOpen, onAdd }: SuggestionRowProps) {
  const count = useCountInCart(product._id)
  return (
    <div
      role="row"
      data-sold-out={product.quantity === 0 || undefined}
      className="flex flex-wrap items-center gap-3 border-b border-line px-3 py-2"
    >
      <div
        {...cellProps(id, { row, column: 'link' }, active)}
        className="suggestion-cell min-w-0 flex-[1_1_min(10rem,100%)]"
      >
        <ProductLine product={product} onClick={onOpen} tabIndex={-1} />
      </div>
      <div {...cellProps(id, { row, column: 'button' }, active)} className="suggestion-cell">
        <Button
          tabIndex={-1}
          aria-label={messages.addToCart(product.title)}
          onClick={() => onAdd(row)}
          look="leaf"
          className="whitespace-nowrap"
          text={messages.add}
        />
        {count > 0 && <b className="suggestion-count">{messages.inCart(count)}</b>}
      </div>
    </div>
  )
}
