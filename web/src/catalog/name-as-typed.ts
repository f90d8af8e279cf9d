import { plain } from './search-by-category.ts'
import { type Named, shownName } from './shown-name.ts'

/** A text as names are compared with it: in any case, and in Arabic in any spelling. */
export function asTyped(text: string): string {
  return plain(text.trim().toLowerCase())
}

/** The names under which a category or a brand is found. */
export function namesOf(named: Named): string[] {
  return [named.name, shownName(named)].map(asTyped)
}
