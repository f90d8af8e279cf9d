import type { Product } from '@baqala/contract/catalog'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import type { Cell } from '@baqala/kit/ui/use-combobox.ts'
import { BelowField } from './below-field.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { messages } from '#messages/search'

interface SuggestionsProps {
  readonly id: string
  readonly isOpen: boolean
  readonly products: readonly Product[]
  readonly active: Cell | undefined
  /** How the search understood the text, for those who see it. */
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
  const { id, isOpen, active, reading, hint, results, typed, onOpen, onAdd } = props
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
      <div role="grid" id={`${id}-list`} aria-label={messages.suggestions} hidden={products.length === 0}>
        {products.map((product, row) => (
          <SuggestionRow
            key={product._id}
            id={id}
            row={row}
            product={product}
            active={active}
            onOpen={onOpen}
            onAdd={onAdd}
          />
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
