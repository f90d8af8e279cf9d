/** The numbers and names of changing prices, for pages that do without the schemas of the calls. */

/** A change of prices can be undone this long by who made it, in minutes. */
export const UNDO_MINUTES = 10
/** A change by more than so many per cent wants the fresh second factor. */
export const LARGE_CHANGE_PERCENT = 30
/** Prices that are changed together are rounded to a multiple of one of these. */
export const ROUNDINGS = [0.01, 0.05, 0.25, 0.5, 1, 5] as const
/** EGP: no product costs more, however its price is written. */
export const MAX_PRICE = 100_000
/** The groups whose prices are changed together. */
export const GROUPS = ['category', 'subcategory', 'brand'] as const
