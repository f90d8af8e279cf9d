import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { changeCart } from '../cart/use-cart.ts'
import { messages as cartMessages } from '#messages/cart'
import { X } from '@baqala/kit/ui/icons.tsx'
import { SearchField } from './search-field.tsx'
import { type Cell, moved } from './suggestion-cell.ts'
import { Suggestions } from './suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { messages } from '#messages/search'
import './search.css'

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
  const found = useSuggestions(typed)
  const products = isOpen ? found.products : []
  const empty = isOpen ? found.empty : ''
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
      return products.length > 0 || empty ? setIsOpen(false) : close()
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
        <SearchField
          ref={input}
          listId={`${id}-list`}
          isExpanded={products.length > 0}
          activeId={activeId}
          placeholder={onClose ? messages.placeholder : messages.label}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKey}
          onFocus={() => setIsOpen(true)}
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
        {isOpen && found.status}
      </p>
      <Suggestions
        id={id}
        reading={found.reading}
        products={products}
        empty={empty}
        hint={found.hint}
        active={active}
        results={found.results}
        typed={found.typed}
        onOpen={close}
        onAdd={add}
      />
    </search>
  )
}
