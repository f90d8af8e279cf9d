/** A cell of a combobox's grid: the row's link, or the button beside it. */
export interface Cell {
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
