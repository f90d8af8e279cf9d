import * as z from 'zod/mini'
import { AuthReply, User } from './auth.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'
import * as fields from './fields.ts'

const tooMany = { 429: 'Too many tries; `Retry-After` says when the next one counts.' }

const currentPassword = z
  .string('currentPassword is required')
  .check(z.minLength(1, 'currentPassword is required'), z.maxLength(200, 'that password is too long'))

export const updateAccount = endpoint(calls.updateAccount, {
  summary:
    'Change name, e-mail or phone: the fields that are sent, the others stay. A new e-mail address wants `currentPassword`, or a token of the last ten minutes; it ends the other sessions and is told to the old address.',
  body: z.partial(z.object({ name: fields.serverName, email: fields.email, phone: fields.phone, currentPassword })),
  reply: z.object({ message: z.literal('success'), user: User }),
  refusals: { 403: 'A new e-mail address wants the password, or a new sign-in.', ...tooMany },
})

export const changePassword = endpoint(calls.changePassword, {
  summary: 'Change the password. Ends every session of the account; answers with a new token.',
  body: z
    .object({ currentPassword, password: fields.serverPassword, rePassword: fields.rePassword })
    .check(z.refine(fields.passwordsMatch, fields.PASSWORDS_DIFFER)),
  reply: AuthReply,
  refusals: tooMany,
})
