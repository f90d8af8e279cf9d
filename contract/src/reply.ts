import * as z from 'zod/mini'

/** The body of every refusal (4xx) and failure (5xx). `message` is a sentence for the shopper. */
export const Failure = z.object({
  status: z.enum(['fail', 'error']),
  statusMsg: z.enum(['fail', 'error']),
  message: z.string(),
  /** The same as the message, for programs. Each call describes its own. */
  data: z.optional(z.unknown()),
  /** The first invalid field of bad input. A password is never repeated as `value`. */
  errors: z.optional(
    z.object({
      value: z.optional(z.unknown()),
      msg: z.string(),
      param: z.string(),
      location: z.enum(['params', 'query', 'body']),
    }),
  ),
})
export type Failure = z.infer<typeof Failure>

/** The list envelope. `results` counts all matches, not the rows of this page. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    results: z.optional(z.number()),
    metadata: z.optional(
      z.object({
        currentPage: z.number(),
        numberOfPages: z.number(),
        limit: z.number(),
        nextPage: z.optional(z.number()),
        prevPage: z.optional(z.number()),
      }),
    ),
    data: z.array(item),
  })
}
