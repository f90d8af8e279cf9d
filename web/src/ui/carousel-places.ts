/** Where slides stand in an endless row without copies: a slide that leaves at the start comes back at the end. */

/** The place of slide `at` once the row has moved on by `offset`: 0 is the first in view, -1 has just left it. */
export function placeOf(at: number, offset: number, count: number): number {
  const place = wrap(at - offset, count)
  return place > count - 1 ? place - count : place
}

/** The way of slide `at` while the row moves from one offset to another. No slide jumps while in view. */
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

/** 1 where the row runs from left to right, else -1: translations are physical. */
export function directionOf(row: HTMLElement): 1 | -1 {
  return getComputedStyle(row).direction === 'rtl' ? -1 : 1
}
