/** Numbers that the server and the storefront share. They stand apart from the schemas, which no screen loads for them. */

/** EGP: couriers bring change for no more. */
export const MAX_CASH = 100_000
/** UTF-16 code units. */
export const MAX_COURIER_NOTE = 300
export const MAX_REVIEW_LENGTH = 1_000
