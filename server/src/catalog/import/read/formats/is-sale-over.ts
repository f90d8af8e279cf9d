const DAY_MS = 86_400_000

/** `ends` is a cell: a time, a day, which lasts until its end, or an interval of them, `2026-01-01/2026-02-01`. No date is never over. */
export function isSaleOver(ends: string): boolean {
  const end = ends.split(/\/(?=\d{4}-)/).at(-1) ?? ''
  const lasts = end.includes(':') ? 0 : DAY_MS
  return Date.parse(end) + lasts < Date.now()
}
