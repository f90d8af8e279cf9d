const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** Parsers by type OID for both drivers, whose defaults for these types differ. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  // Stays 'YYYY-MM-DD', because a date has no time zone.
  [DATE]: (day) => day,
}
