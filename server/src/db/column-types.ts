const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** Parsers by type (oid), for both drivers: by themselves they disagree on these. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  // Stays 'YYYY-MM-DD': a day has no time zone.
  [DATE]: (day) => day,
}
