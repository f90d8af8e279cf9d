/** Text on one line, without any control characters. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}

type Rows = readonly (readonly (string | number)[])[]

/** Aligns rows under their headings, numbers to the right. Without rows it is the sentence `ifNone`, where there is one. */
export function table(headings: readonly string[], values: Rows, ifNone?: string): string {
  if (values.length === 0 && ifNone !== undefined) return ifNone
  const rows = values.map((row) => row.map((cell) => printable(String(cell))))
  const columns = headings.map((heading, at) => {
    const cells = rows.map((row) => row[at] ?? '')
    const width = cells.reduce((most, { length }) => Math.max(most, length), heading.length)
    const isNumber = cells.length > 0 && cells.every((cell) => /^[+\d,.-]+(\sEGP)?$/.test(cell))
    return (cell = '') => (isNumber ? cell.padStart(width) : cell.padEnd(width))
  })
  const line = (cells: readonly string[]) =>
    columns
      .map((align, at) => align(cells[at]))
      .join('  ')
      .trimEnd()
  return [headings, ...rows].map(line).join('\n')
}
