const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** How text of these types is read, by their oids. The two drivers disagree on them: both are given this. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  // 'YYYY-MM-DD': a day is no moment.
  [DATE]: (day) => day,
}
