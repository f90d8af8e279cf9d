import { paths } from '@baqala/contract/paths'
import { Button, CrossButton } from '@baqala/kit/ui/button.tsx'
import { cellProps, type useCombobox } from '@baqala/kit/ui/forms/use-combobox.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { BelowField } from './below-field.tsx'
import { messages } from '#messages/search'

interface RecentSuggestionsProps extends Pick<ReturnType<typeof useCombobox>, 'id' | 'isOpen' | 'active'> {
  readonly searches: readonly string[]
  readonly onOpen: () => void
  readonly onForget: (row: number) => void
  readonly onClear: () => void
}

/** The grid below an empty search field: the last searches, each a link and a button that forgets it. */
export function RecentSuggestions(props: RecentSuggestionsProps) {
  const { id, active, onOpen, onForget, onClear } = props
  const searches = props.isOpen ? props.searches : []

  return (
    <BelowField isEmpty={searches.length === 0}>
      <div className="flex flex-wrap items-center gap-x-3 ps-4 pe-2">
        <p aria-hidden className="flex-1 py-2 font-bold">
          {messages.recent}
        </p>
        <Button onClick={onClear} look="text" className="min-h-11 px-2" text={messages.clearRecent} />
      </div>
      <div role="grid" id={`${id}-list`} aria-label={messages.recent} hidden={searches.length === 0}>
        {searches.map((text, row) => (
          <div key={text} role="row" className="flex items-center gap-2 border-t border-line ps-4 pe-2">
            <div {...cellProps(id, { row, column: 'link' }, active)} className="suggestion-cell min-w-0 flex-1">
              <Link
                to={paths.searchFor(text)}
                onClick={onOpen}
                tabIndex={-1}
                className="block min-h-11 content-center rounded-field wrap-anywhere"
              >
                <bdi>{text}</bdi>
              </Link>
            </div>
            <div {...cellProps(id, { row, column: 'button' }, active)} className="suggestion-cell">
              <CrossButton tabIndex={-1} label={messages.forget(text)} size={18} onClick={() => onForget(row)} />
            </div>
          </div>
        ))}
      </div>
    </BelowField>
  )
}
