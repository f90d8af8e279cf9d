import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { changeCart } from '../cart/use-cart.ts'
import * as cartMessages from '#messages/cart'
import { X } from '../ui/icons.tsx'
import { describeFound, describeReading } from './describe-found.ts'
import { suggestionsQuery } from './search-query.ts'
import { type Cell, moved } from './suggestion-cell.ts'
import { Suggestions } from './suggestions.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import * as messages from '#messages/search'
import './search.css'

const DEBOUNCE_MS = 150

interface SearchBoxProps {
  /** Closes the search of narrow screens. The field of wide ones stays. */
  readonly onClose?: () => void
  readonly typedBefore?: string
  readonly takesFocus?: boolean
}

/** The shop's search: a combobox with a grid of suggestions (ARIA 1.2), each a link and a button. */
export function SearchBox({ onClose, typedBefore = '', takesFocus = true }: SearchBoxProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const sought = pathname === paths.search ? (params.get('q') ?? '') : ''
  const [shown, setShown] = useState(sought)
  const [typed, setTyped] = useState(typedBefore || sought)
  const [isOpen, setIsOpen] = useState(typedBefore !== '')
  const [active, setActive] = useState<Cell>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const settled = useDebounced(typed.trim(), DEBOUNCE_MS)
  const { data, isError, isPlaceholderData } = useQuery(suggestionsQuery(settled))
  const products = isOpen ? (data?.data ?? []) : []
  const isEmpty = isOpen && (isError || data?.results === 0)
  if (shown !== sought) {
    // The address changed: another search, or a screen without one.
    setShown(sought)
    setTyped(sought)
  }

  // Before the browser takes the next key.
  useLayoutEffect(() => {
    if (!takesFocus) return
    input.current?.focus()
    input.current?.setSelectionRange(typedBefore.length, typedBefore.length)
    // Once, when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // The focus stays in the field, so the browser does not scroll to the cell by itself.
  const activeId = active && `${id}-${active.row}-${active.column}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function close() {
    setIsOpen(false)
    onClose?.()
  }

  function type(text: string) {
    setTyped(text)
    setActive(undefined)
    setIsOpen(true)
  }

  function openProduct(row: number) {
    const product = products[row]
    if (product === undefined) return
    close()
    void navigate(paths.productDetails(product._id, product.category.name))
  }

  function add(row: number) {
    const product = products[row]
    if (product === undefined) return
    changeCart({ kind: 'add', productId: product._id, whenUnreachable: cartMessages.addFailed })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (active?.column === 'product') return openProduct(active.row)
    if (active?.column === 'add') return add(active.row)
    if (typed.trim() === '') return input.current?.focus()
    setIsOpen(false)
    void navigate(paths.searchFor(typed.trim()))
  }

  function handleKey(event: KeyboardEvent) {
    // While an input method composes a word, its keys are not for the list.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      return products.length > 0 || isEmpty ? setIsOpen(false) : close()
    }
    const next = moved(event.key, active, products.length, document.dir === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    setIsOpen(true)
    setActive(next === 'none' ? undefined : next)
  }

  return (
    <search
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <form onSubmit={handleSubmit} className={onClose && 'flex flex-wrap items-center gap-2 pb-3'}>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={messages.label}
          aria-expanded={products.length > 0}
          aria-controls={`${id}-list`}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={onClose ? messages.placeholder : messages.label}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKey}
          onFocus={() => setIsOpen(true)}
          className="field-input min-w-0 flex-[1_1_min(8rem,100%)]"
        />
        {onClose && (
          <>
            <button type="submit" className="button bg-saffron text-on-saffron">
              {messages.submit}
            </button>
            <button
              type="button"
              aria-label={messages.closeSearch}
              onClick={onClose}
              className="round-button hover:bg-bar-ink/15"
            >
              <X aria-hidden />
            </button>
          </>
        )}
      </form>
      <p role="status" className="sr-only">
        {isOpen && isError && messages.failed}
        {isOpen && data && !isPlaceholderData && describeFound(data, settled)}
      </p>
      <Suggestions
        id={id}
        reading={data && !isPlaceholderData ? describeReading(data, settled) : ''}
        products={products}
        empty={isEmpty ? (data ? messages.nothing(data.typed) : messages.failed) : ''}
        hint={data && messages.nothingHint}
        active={active}
        results={data?.results ?? 0}
        typed={settled}
        onOpen={close}
        onAdd={add}
      />
    </search>
  )
}
