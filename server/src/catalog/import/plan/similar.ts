import { editDistance } from '../../../edit-distance.ts'

const MAX_EDITS = 2
const MAX_SHOWN = 3

/** Returns up to three slugs that are at most two typing mistakes away, the nearest first, or that begin like `typed`. */
export function findSimilar(typed: string, slugs: Iterable<string>): string[] {
  const found: { slug: string; edits: number }[] = []
  for (const slug of slugs) {
    const edits = slug.startsWith(`${typed}-`) ? MAX_EDITS + 1 : editDistance(typed, slug, MAX_EDITS)
    if (edits <= MAX_EDITS + 1) found.push({ slug, edits })
  }
  const nearest = found.toSorted((one, other) => one.edits - other.edits)
  return nearest.slice(0, MAX_SHOWN).map(({ slug }) => slug)
}
