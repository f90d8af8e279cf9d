import { Button, CrossButton } from '@baqala/kit/ui/button.tsx'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { useCombobox } from '@baqala/kit/ui/forms/use-combobox.ts'
import { addToCart } from '../cart/outbox/outbox.ts'
import { ClearableField } from '../ui/clearable-field.tsx'
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts'
import { RecentSuggestions } from './recent-suggestions.tsx'
import { Suggestions } from './suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { messages } from '#messages/search'
import { messages as shop } from '#messages/shop'
import './search.css'

interface SearchBoxProps {
  /** Closes the search of narrow screens. The field of wide ones stays. */
  readonly onClose?: () => void
  /** Typed into the field that this one replaces: its suggestions show at once. */
  readonly typedBefore?: string
  readonly takesFocus?: boolean
}

/** The shop's search: a combobox with a grid of suggestions, or of the last searches, each a link and a button. */
export function SearchBox({ onClose, typedBefore = '', takesFocus = true }: SearchBoxProps) {
  const navigate = useNavigate()
  const { typed, type, found, recent, rows, combobox, close, pressButton } = useRows(typedBefore, onClose)
  const isEmpty = typed.trim() === ''
  const input = useFirstFocus(takesFocus, typedBefore.length)

  function handleClear() {
    forgetSearches()
    input.current?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { active } = combobox
    if (active?.column === 'button') return pressButton(active.row)
    const row = active && rows[active.row]
    if (!row && isEmpty) return input.current?.focus()
    close()
    void navigate(row?.path ?? paths.searchFor(typed.trim()))
  }

  return (
    <search className="relative" onBlur={combobox.onBlur}>
      <form onSubmit={handleSubmit} className={onClose && 'flex flex-wrap items-center gap-2 pb-3'}>
        <ClearableField
          {...combobox.field}
          ref={input}
          enterKeyHint="search"
          maxLength={100}
          aria-label={shop.searchTheShop}
          placeholder={onClose ? messages.placeholder : shop.searchTheShop}
          value={typed}
          onType={type}
          // Beside the cross that closes the search, another would be mistaken for it.
          hasButton={typed !== '' && !onClose}
          className="min-w-0 flex-[1_1_min(8rem,100%)]"
        />
        {onClose && <SubmitAndClose onClose={onClose} />}
      </form>
      <p role="status" className="sr-only">
        {combobox.isOpen && found.status}
      </p>
      {isEmpty ? (
        <RecentSuggestions
          {...combobox}
          searches={recent}
          onOpen={close}
          onForget={pressButton}
          onClear={handleClear}
        />
      ) : (
        <Suggestions {...found} {...combobox} onOpen={close} onAdd={pressButton} />
      )}
    </search>
  )
}

/** The words that are typed, and the rows below the field: the last searches until something is typed, then the goods that are found. */
function useRows(typedBefore: string, onClose?: () => void) {
  const [typed, setTyped] = useSoughtText(typedBefore)
  const found = useSuggestions(typed)
  const recent = useRecentSearches()
  const areSearches = typed.trim() === ''
  // The address of a row's link, and what its button does.
  const rows = areSearches
    ? recent.map((text) => ({ path: paths.searchFor(text), press: () => forgetSearch(text) }))
    : found.products.map(({ _id, category }) => ({
        path: paths.productDetails(_id, category.name),
        press: () => addToCart(_id),
      }))
  const combobox = useCombobox({
    startsOpen: typedBefore !== '',
    rows: rows.length,
    hasSentence: found.empty !== '',
    onLeave: () => onClose?.(),
  })

  function type(text: string) {
    setTyped(text)
    combobox.restart()
  }

  function close() {
    combobox.close()
    onClose?.()
  }

  function pressButton(row: number) {
    rows[row]?.press()
    // The rows below move up.
    if (areSearches) combobox.restart()
  }

  return { typed, type, found, recent, rows, combobox, close, pressButton }
}

/** A field that takes the focus when it appears, with the caret at `at`. */
function useFirstFocus(takesFocus: boolean, at: number) {
  const input = useRef<HTMLInputElement>(null)
  // Before the browser takes the next key.
  useLayoutEffect(() => {
    if (!takesFocus) return
    input.current?.focus()
    input.current?.setSelectionRange(at, at)
    // Once, when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return input
}

function SubmitAndClose({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <Button type="submit" look="none" className="button bg-saffron text-on-saffron" text={messages.submit} />
      <CrossButton label={messages.closeSearch} onClick={onClose} className="bar-button" />
    </>
  )
}

/** The text of a search field: `typedBefore` or the search on show; once the address changes, the text in the address. */
function useSoughtText(typedBefore: string) {
  const { pathname, search } = useLocation()
  const sought = pathname === paths.search ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [shown, setShown] = useState(sought)
  const [typed, setTyped] = useState(typedBefore || sought)
  if (shown !== sought) {
    setShown(sought)
    setTyped(sought)
  }
  return [typed, setTyped] as const
}
