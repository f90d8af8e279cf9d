/** Checks Stripe's form bodies, such as `line_items[0][price_data][currency]=egp`, which may hold known names only. */
import * as z from 'zod'

export type Form = string | Form[] | { [name: string]: Form }

/** Reads a form into the tree that its bracketed names draw. */
export function readForm(body: string): Form {
  const root: { [name: string]: Form } = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let place = root
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as { [name: string]: Form }
    place[path.at(-1) ?? ''] = value
  }
  return withLists(root)
}

function withLists(form: Form): Form {
  if (typeof form === 'string' || Array.isArray(form)) return form
  const entries = Object.entries(form).map(([name, value]) => [name, withLists(value)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

const text = z.string().max(5000)
const whole = z.string().regex(/^\d+$/, 'Invalid integer').transform(Number)
const web = z.url({ protocol: /^https?$/ })
const yesOrNo = z.enum(['true', 'false'])
const metadata = z.record(z.string().max(40), z.string().max(500))

const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 60 * 60

/**
 * The body of POST /v1/checkout/sessions, copied by hand from Stripe's published OpenAPI description
 * (latest/openapi.spec3.yaml): names, required names, lengths, at most 100 line items.
 */
export const CreateSession = z.strictObject({
  mode: z.literal('payment'),
  success_url: web,
  cancel_url: web.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().max(800).optional(),
  expires_at: whole.refine((at) => {
    const seconds = at - Date.now() / 1000
    return seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS
  }, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.'),
  // Among Stripe's 42 languages there is no Arabic.
  locale: z.enum(['auto', 'en', 'en-GB', 'fr']).optional(),
  adaptive_pricing: z.strictObject({ enabled: yesOrNo }).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({ description: z.string().max(1000).optional(), metadata: metadata.optional() })
    .optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: whole.refine((count) => count > 0, 'This value must be greater than or equal to 1.'),
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: whole,
          product_data: z.strictObject({
            name: text.min(1),
            description: text.optional(),
            images: z.array(web).max(8).optional(),
          }),
        }),
      }),
    )
    .min(1)
    .max(100),
})
export type CreateSession = z.infer<typeof CreateSession>

export const CreateRefund = z.strictObject({
  payment_intent: text,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
})

export const Nothing = z.union([z.strictObject({}), z.literal('')])

/** Stripe's error for a wrong form. */
export function complaint(error: z.ZodError): { param: string; code: string; message: string } {
  const [issue] = error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const [first = '', ...rest] = [...(issue?.path ?? []), ...unknown.slice(0, 1)].map(String)
  const param = first + rest.map((part) => `[${part}]`).join('')
  if (unknown.length > 0) return { param, code: 'parameter_unknown', message: `Received unknown parameter: ${param}` }
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('received undefined')
  if (isMissing) return { param, code: 'parameter_missing', message: `Missing required param: ${param}.` }
  return { param, code: 'parameter_invalid', message: issue?.message ?? 'Invalid' }
}
