// The two drivers disagree on these; both are brought to number, number and 'YYYY-MM-DD'.
export const INT8 = 20
export const NUMERIC = 1700
export const DATE = 1082
