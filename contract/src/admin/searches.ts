/** Searches of shoppers that found nothing. */
import * as z from 'zod/mini'
import { once, wholeNumber } from '../paging.ts'
import { adminEndpoint, dataOf } from './admin-endpoint.ts'

/** So long a text that was searched in vain is kept after its last time. */
export const MISSES_KEPT_DAYS = 90
export const MAX_MISSES_LISTED = 200

const days = once(wholeNumber(`days must be a whole number from 1 to ${MISSES_KEPT_DAYS}`, 1, MISSES_KEPT_DAYS))

export const listUnfound = adminEndpoint('listUnfound', {
  summary: `The searches of shoppers in the last \`days\` (${MISSES_KEPT_DAYS} without) that found nothing, the most frequent first, at most ${MAX_MISSES_LISTED}. Nobody's name is kept with it.`,
  query: z.object({ days }),
  reply: dataOf(z.array(z.object({ typed: z.string(), times: z.number(), lastAt: z.string() }))),
})
