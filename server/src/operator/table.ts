import { printable } from './print.ts'

/** Aligns rows under their headings, numbers to the right. */
export function table(headings: readonly string[], values: readonly (readonly (string | number)[])[]): string {
  const rows = values.map((row) => row.map((cell) => printable(String(cell))))
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], isNumber: (column: number) => boolean) =>
    cells
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  const isNumber = (column: number) =>
    rows.length > 0 && rows.every((row) => /^[+\d,.-]+( EGP)?$/.test(row[column] ?? ''))
  return [headings, ...rows].map((cells) => line(cells, isNumber)).join('\n')
}
