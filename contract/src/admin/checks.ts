/** Whether the shop is well: the findings of `baqala doctor`. */
import * as z from 'zod/mini'
import { adminEndpoint, dataOf } from './admin-endpoint.ts'

export const listChecks = adminEndpoint('listChecks', {
  summary:
    'Looks at the shop as `baqala doctor` does: settings, mail, payments, disk, catalogue, backup, staff, books. Calls at once share one look, which is told for ten seconds.',
  reply: dataOf(
    z.object({
      lookedAt: z.string(),
      findings: z.array(
        z.object({
          /** Such as `backup`. */
          about: z.string(),
          level: z.enum(['wrong', 'minor', 'well']),
          says: z.string(),
          /** Absent where all is well. */
          todo: z.optional(z.string()),
        }),
      ),
    }),
  ),
  refusals: { 503: 'The look takes long. It goes on, and is told once it is done.' },
})
