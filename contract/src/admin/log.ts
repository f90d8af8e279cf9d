/** Who did what: staff_log, and with it the stock ledger and the moves of orders. */
import * as z from 'zod/mini'
import { adminEndpoint, dataOf, listPage, listWord } from './admin-endpoint.ts'

export const LOG_PAGE = 50

const Entry = z.object({
  at: z.string(),
  /** The name as it was then. */
  who: z.string(),
  /** Such as `person added`, `stock counted`, `order delivered`. */
  what: z.string(),
  about: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
})

export const listLog = adminEndpoint('listLog', {
  summary:
    'Who did what, the newest first. `who` is a name or a login, `what` part of what was done or of what it was about (a day as 2026-12-04 or 4/12/2026), `kind` what it was about, such as `product`.',
  query: z.object({ who: listWord, what: listWord, kind: listWord, page: listPage }),
  reply: dataOf(
    z.object({
      page: z.number(),
      hasMore: z.boolean(),
      entries: z.array(Entry),
      /** The names and the kinds that appear in the whole log. */
      people: z.array(z.string()),
      kinds: z.array(z.string()),
    }),
  ),
})
