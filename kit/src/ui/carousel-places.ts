/** The places of slides in an endless row without copies: a slide that leaves at the start comes back at the end. */

interface SlideMove {
  readonly start: number
  readonly end: number
}

/** The place of slide `at` once the row has moved by `offset` slides: 0 is the first in view, -1 has just left it. */
export function placeOf(at: number, offset: number, count: number): number {
  const place = wrap(at - offset, count)
  return place > count - 1 ? place - count : place
}

/** The places of slide `at` before and after the row moves from one offset to another. No slide jumps while in view. */
export function moveOf(at: number, from: number, to: number, count: number): SlideMove {
  const moved = to - from
  const start = moved >= 0 ? placeOf(at, from, count) : placeOf(at, to, count) + moved
  return { start, end: start - moved }
}

/** The offset between 0 and `count` that shows the same slides. */
export function wrap(offset: number, count: number): number {
  return ((offset % count) + count) % count
}
