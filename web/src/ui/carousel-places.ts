/** Where slides stand in an endless row that has no copies: whoever leaves at the start comes back at the end. */

/** The place of slide `at` once the row has moved on by `offset`: 0 is the first in view, -1 has just left it. */
export function placeOf(at: number, offset: number, count: number): number {
  const place = wrap(at - offset, count)
  return place > count - 1 ? place - count : place
}

/** The way of slide `at` while the row moves from one offset to another; nobody jumps while in view. */
export function wayOf(
  at: number,
  from: number,
  to: number,
  count: number,
): { readonly start: number; readonly end: number } {
  if (to >= from) {
    const start = placeOf(at, from, count)
    return { start, end: start - (to - from) }
  }
  const end = placeOf(at, to, count)
  return { start: end + (to - from), end }
}

export function wrap(offset: number, count: number): number {
  return ((offset % count) + count) % count
}
