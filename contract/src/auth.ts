import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fieldCode } from './field-code.ts'
import * as fields from './fields.ts'

/** Spec 5, Register: the rules of the form. The server accepts more names and passwords (`Registration`). */
export const RegistrationForm = registration(fields.formName, fields.formPassword)

/** Spec 5, Login: the rules of the form. The server accepts every password (`Credentials`). */
export const LoginForm = z.object({ email: fields.email, password: fields.formPassword })

export const Registration = registration(fields.serverName, fields.serverPassword)
export type Registration = z.infer<typeof Registration>

function registration(name: z.ZodMiniString, password: z.ZodMiniString) {
  return z
    .object({ name, email: fields.email, password, rePassword: fields.rePassword, phone: fields.phone })
    .check(fields.passwordsMatch)
}

/** A password that breaks the rule is no error at sign-in: it is refused and counted like any wrong one. */
const Credentials = z.object({ email: fields.email, password: fields.anyPassword })

export const tooMany = { 429: 'Too many tries; `Retry-After` says when the next one counts.' }

export const User = z.object({ name: z.string(), email: z.string(), role: z.string() })

/** Spec 3, auth response. The token goes into the header `token` of later calls. */
export const AuthReply = z.object({ message: z.literal('success'), user: z.optional(User), token: z.string() })

export const signIn = endpoint('signIn', {
  summary: 'Sign in with e-mail and password; answers with a token.',
  body: Credentials,
  reply: AuthReply,
  refusals: { 401: 'Unknown address or wrong password; the answer does not say which.', ...tooMany },
})

export const signUp = endpoint('signUp', {
  summary: 'Make an account; answers with a token.',
  body: Registration,
  reply: AuthReply,
  status: 201,
  refusals: { 409: 'The address already has an account.', ...tooMany },
})

export const forgotPassword = endpoint('forgotPassword', {
  summary: 'Mail a reset code. Known and unknown addresses get the same answer.',
  body: z.object({ email: fields.email }),
  reply: z.object({ statusMsg: z.literal('success'), message: z.string() }),
  refusals: tooMany,
})

export const verifyResetCode = endpoint('verifyResetCode', {
  summary: 'Check the mailed code. For ten minutes and one new password, in the browser that requested it.',
  body: z.object({
    // Some clients send the digits as a number.
    resetCode: z.pipe(
      z.transform((code: unknown) => (typeof code === 'number' ? String(code) : code)),
      fields.needed('codeRequired', z.trim()).check(z.maxLength(100, fieldCode('codeInvalid'))),
    ),
  }),
  // A capital S and no `statusMsg`: a known client takes the latter for a failure.
  reply: z.object({ status: z.literal('Success'), message: z.string() }),
})

export const resetPassword = endpoint('resetPassword', {
  summary:
    'Set a new password after the code was verified. Ends every session of the account; answers with a new token.',
  body: z.object({ email: fields.email, newPassword: fields.serverPassword }),
  reply: z.object({ message: z.literal('success'), token: z.string() }),
  refusals: tooMany,
})

export const signOut = endpoint('signOut', {
  summary: 'End the session the token names.',
  reply: z.object({ status: z.literal('success'), message: z.string() }),
})

export const verifyToken = endpoint('verifyToken', {
  summary: 'Say whose token this is.',
  reply: z.object({
    message: z.literal('verified'),
    decoded: z.object({ id: z.string(), name: z.string(), role: z.string(), iat: z.number(), exp: z.number() }),
  }),
})
