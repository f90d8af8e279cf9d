/**
 * The Damerau-Levenshtein distance: how many letters were left out, added, replaced or swapped with their neighbour. Infinity if it is
 * more than `most`.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let previous: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? at(previous, j - 2) + 1 : Infinity
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, replaced, swapped))
    }
    if (Math.min(...next) > most) return Infinity
    ;[previous, row] = [row, next]
  }
  const edits = at(row, other.length)
  return edits <= most ? edits : Infinity
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
