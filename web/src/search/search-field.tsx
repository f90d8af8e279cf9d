import type { ComponentProps } from 'react'
import { messages } from '#messages/search'

interface SearchFieldProps extends ComponentProps<'input'> {
  readonly listId: string
  readonly isExpanded: boolean
  /** The element of the cell that the arrow keys have reached. */
  readonly activeId: string | undefined
}

/** The text field of a combobox with a grid (ARIA 1.2): it keeps the focus while its keys walk the grid. */
export function SearchField({ listId, isExpanded, activeId, ...field }: SearchFieldProps) {
  return (
    <input
      type="text"
      role="combobox"
      aria-label={messages.label}
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-haspopup="grid"
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      dir="auto"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      className="field-input min-w-0 flex-[1_1_min(8rem,100%)]"
      {...field}
    />
  )
}
