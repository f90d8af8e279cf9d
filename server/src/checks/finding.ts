/** The result of one check. With a `todo` something is wrong; if it is minor, the shop is well all the same. */
export interface Finding {
  readonly about: string
  readonly says: string
  readonly todo?: string | undefined
  readonly isMinor?: boolean
}

/** Shortens a long list to its first five items and the number of the others. */
export function firstFew(all: readonly string[]): string {
  const shown = all.slice(0, 5).join('; ')
  return all.length > 5 ? `${shown}; and ${all.length - 5} more` : shown
}
