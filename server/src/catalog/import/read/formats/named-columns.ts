import { normalized } from '../columns.ts'
import type { Line } from '../read-sheet.ts'

/** The columns of another shop's file by our names for them. */
export interface NamedColumns<Name extends string> {
  has(name: Name): boolean
  /** Returns a trimmed cell; '' if the file has no such column. */
  cell(line: Line, name: Name): string
  /** Returns the file's own heading, or the format's first one for it. */
  heading(name: Name): string
}

/** `names` tells the headings that each column has in versions of the format, with "|" between them. */
export function nameColumns<Name extends string>(
  headings: readonly string[],
  names: Readonly<Record<Name, string>>,
): NamedColumns<Name> {
  const found = headings.map(normalized)
  const placeOf = (spellings: string) => {
    const places = spellingsOf(spellings).map((spelling) => found.indexOf(normalized(spelling)))
    return places.find((place) => place !== -1) ?? -1
  }
  // Object.entries loses the names.
  const places = Object.fromEntries(
    Object.entries<string>(names).map(([name, spellings]) => [name, placeOf(spellings)]),
  ) as Record<Name, number>
  return {
    has: (name) => places[name] !== -1,
    cell: (line, name) => line.cells[places[name]]?.trim() ?? '',
    heading: (name) => headings[places[name]] ?? spellingsOf(names[name])[0] ?? name,
  }
}

export function spellingsOf(headings: string): string[] {
  return headings.split(' | ').filter((heading) => heading !== '')
}
