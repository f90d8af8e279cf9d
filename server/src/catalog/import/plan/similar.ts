const MAX_EDITS = 2
const MAX_SHOWN = 3

/** Returns up to three slugs that are at most two typing mistakes away, the nearest first, or that begin like `typed`. */
export function findSimilar(typed: string, slugs: Iterable<string>): string[] {
  const found: { slug: string; edits: number }[] = []
  for (const slug of slugs) {
    const edits = slug.startsWith(`${typed}-`) ? MAX_EDITS + 1 : countEdits(typed, slug)
    if (edits <= MAX_EDITS + 1) found.push({ slug, edits })
  }
  const nearest = found.toSorted((one, other) => one.edits - other.edits)
  return nearest.slice(0, MAX_SHOWN).map(({ slug }) => slug)
}

/** The Levenshtein distance, or Infinity once it is certain to be more than MAX_EDITS. */
function countEdits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_EDITS) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > MAX_EDITS) return Infinity
    row = next
  }
  const edits = row.at(-1) ?? Infinity
  return edits <= MAX_EDITS ? edits : Infinity
}
