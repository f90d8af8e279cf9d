/** Numbers that server and screens share. They stand apart from the schemas, which no screen loads. */

/** Stock is low at this many pieces or fewer. */
export const LOW_STOCK = 5
/** Goods that nobody counted for so long are due. */
export const COUNT_EVERY_DAYS = 30
/** A product has at most so many pictures. */
export const MAX_PICTURES = 9
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/** Defaults of a new round, area and time of delivery. */
export const NEW_ROUND = { expressPerHour: 4 } as const
export const NEW_AREA = { governorate: 'EG-C' } as const
export const NEW_TIME = { capacity: 12, cutOffMinutes: 60 } as const

/** Days that have delivery times: today and the seven after it. The admin's sentences write the number out. */
export const DAYS_AHEAD = 8
