import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'

interface ComboboxOptions {
  readonly startsOpen: boolean
  readonly rows: number
  /** Whether a sentence stands where the rows would. */
  readonly hasSentence: boolean
  /** Called by Escape when nothing is open any more. */
  readonly onLeave: () => void
}

/**
 * The state and the keys of a combobox with a grid (ARIA 1.2): the field keeps the focus, and its arrow keys reach
 * the cells, each a row's link or its button.
 */
export function useCombobox({ startsOpen, rows, hasSentence, onLeave }: ComboboxOptions) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [active, setActive] = useState<Cell>()
  const rowsShown = isOpen ? rows : 0
  const activeId = active && `${id}-${active.row}-${active.column}`

  // The focus stays in the field, so the browser does not scroll to the cell by itself.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function close() {
    setActive(undefined)
    setIsOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, its keys are not for the list.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault() // or a dialog around it would close as well
      if (!isOpen || (rows === 0 && !hasSentence)) onLeave()
      return close()
    }
    const next = moved(event.key, active, rowsShown, document.dir === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    setIsOpen(true)
    setActive(next === 'none' ? undefined : next)
  }

  return {
    id,
    isOpen,
    active,
    close,
    /** Opens the list anew, for another text: no cell of the older one stays reached. */
    restart() {
      setActive(undefined)
      setIsOpen(true)
    },
    /** For the element around field and list: leaving both closes the list. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) close()
    },
    field: {
      role: 'combobox',
      'aria-expanded': rowsShown > 0,
      'aria-controls': `${id}-list`,
      'aria-haspopup': 'grid',
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onKeyDown,
      onFocus: () => setIsOpen(true),
    },
  } as const
}

/** A cell of a combobox's grid: the row's link, or the button beside it. */
interface Cell {
  readonly row: number
  readonly column: 'link' | 'button'
}

/** The attributes that make an element a cell; `id` is the grid's. */
export function cellProps(id: string, { row, column }: Cell, active: Cell | undefined) {
  return {
    id: `${id}-${row}-${column}`,
    role: 'gridcell',
    'aria-selected': active?.row === row && active.column === column,
  }
}

/** The cell after an arrow key, "none" for the field itself, undefined for other keys. */
export function moved(key: string, active: Cell | undefined, rows: number, isRtl: boolean): Cell | 'none' | undefined {
  if (rows === 0) return undefined
  const column = active?.column ?? 'link'
  if (key === 'ArrowDown') return { row: ((active?.row ?? -1) + 1) % rows, column }
  if (key === 'ArrowUp') {
    if (active === undefined) return { row: rows - 1, column }
    return active.row === 0 ? 'none' : { row: active.row - 1, column }
  }
  if (active === undefined) return undefined
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return { ...active, column: 'button' }
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return { ...active, column: 'link' }
  return undefined
}
