import type { Product } from '@baqala/contract/catalog'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsOurs } from '../../auth/session.ts'
import { icon } from '@baqala/kit/ui/icons.tsx'
import { useCloseRequest } from '@baqala/kit/ui/use-close-request.ts'
import { percentSaved } from '../product-facts.ts'
import { type ProductFilters, SORT_NAMES, STAY } from '../product-filters.ts'
import { useNarrowing } from './use-filters.ts'
import { messages } from '#messages/filters'
import '@baqala/kit/ui/forms/select-frame.css'

const Sliders = icon('M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4', 'M14 4v4M6 10v4M12 16v4')

export interface ListToolsProps {
  /** The whole catalogue, or the first page of one that comes by pages. */
  readonly products: readonly Product[]
  readonly isPaged: boolean
  readonly typed: string
  readonly filters: ProductFilters
}

/** At the end of the aisles, on narrow screens behind a button that a choice closes again. Only the server can sort a catalogue that comes by pages. */
export function SortAndSale({ products, isPaged, typed, filters }: ListToolsProps) {
  const panelId = useId()
  const { toggle, isOpen, setIsOpen, closeAfterChoice, noteKeys } = useFolding()
  const sortsPages = useIsOurs()
  const navigate = useNavigate()
  const to = useNarrowing(filters, typed)
  if (isPaged && !sortsPages) return null
  const hasSale = isPaged || filters.isOnSale || products.some((product) => percentSaved(product) > 0)
  const chosen = [filters.isOnSale && messages.onSale, filters.sort && messages.sorts[filters.sort]].filter(Boolean)

  function show(changed: Partial<ProductFilters>) {
    const changedList = to(() => changed)
    void navigate(changedList, STAY)
    closeAfterChoice()
  }

  return (
    // Presses and keys count from any of its controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="list-tools" onPointerDown={noteKeys} onKeyDown={noteKeys}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={[messages.sortAndSale, ...chosen].join(messages.comma)}
        data-chosen={chosen.length > 0 || undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="chip list-tools-button"
      >
        <Sliders aria-hidden size={20} />
      </button>
      <div id={panelId} data-open={isOpen || undefined} className="sort-and-sale">
        {hasSale && (
          <button
            type="button"
            aria-pressed={filters.isOnSale}
            onClick={() => show({ isOnSale: !filters.isOnSale })}
            className="chip"
          >
            {messages.onSale}
          </button>
        )}
        <SortSelect sort={filters.sort} hasSale={hasSale} onChange={(sort) => show({ sort })} />
      </div>
    </div>
  )
}

/** A panel that a choice closes, and Escape or Back. Keys go through the choices of a select one by one: it stays. */
function useFolding() {
  const toggle = useRef<HTMLButtonElement>(null)
  const isByKeys = useRef(false)
  const [isOpen, setIsOpen] = useState(false)

  /** On a wide screen the panel stays, and the button, which is hidden, takes no focus. */
  function close() {
    setIsOpen(false)
    toggle.current?.focus()
  }
  useCloseRequest(isOpen, close)

  function noteKeys({ type }: SyntheticEvent) {
    isByKeys.current = type === 'keydown'
  }

  return { toggle, isOpen, setIsOpen, noteKeys, closeAfterChoice: () => !isByKeys.current && close() }
}

interface SortSelectProps {
  readonly sort: ProductFilters['sort']
  readonly hasSale: boolean
  readonly onChange: (sort: ProductFilters['sort']) => void
}

function SortSelect({ sort, hasSale, onChange }: SortSelectProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {messages.sortLabel}
      </label>
      <span className="chip select-frame sort-select">
        <select
          id={id}
          value={sort ?? ''}
          onChange={({ target }) => onChange(SORT_NAMES.find((name) => name === target.value))}
        >
          <option value="">{messages.shopsOrder}</option>
          {SORT_NAMES.filter((name) => hasSale || name !== 'saving').map((name) => (
            <option key={name} value={name}>
              {messages.sorts[name]}
            </option>
          ))}
        </select>
      </span>
    </>
  )
}
