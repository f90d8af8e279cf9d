/** What the doctor found of one thing; with `todo`, something is wrong, and that is what to do. */
export interface Finding {
  readonly about: string
  readonly says: string
  readonly todo?: string | undefined
}

/** The first few of a long list, and how many more there are. */
export function some(all: readonly string[]): string {
  const shown = all.slice(0, 5).join('; ')
  return all.length > 5 ? `${shown}; and ${all.length - 5} more` : shown
}
