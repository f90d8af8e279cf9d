/** The forms of name, phone, e-mail and password, with the rules of specification 5 or, where the server takes more, its own. */
import * as fields from '@baqala/contract/fields'
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import * as z from 'zod/mini'
import { type Ask, callApi } from '../api/call-api.ts'
import { queryClient } from '../api/query-client.ts'
import { storeToken } from '../api/stored-session.ts'
import { noteEmail } from '../auth/noted-email.ts'
import { type Account, keepAccount } from '../auth/account.ts'
import { messages } from '#messages/account'

const currentPassword = { name: 'currentPassword', type: 'password', autoComplete: 'current-password' } as const
const newPassword = { type: 'password', autoComplete: 'new-password' } as const

export function nameForm(account: Account) {
  return {
    schema: z.object({ name: fields.serverName }),
    defaultValues: { name: account.name },
    send: (form: { name: string }) => change(account, form),
    fields: [{ name: 'name', label: messages.name, autoComplete: 'name', hint: messages.nameHint }],
  } as const
}

export function phoneForm(account: Account) {
  return {
    schema: z.object({ phone: fields.phone }),
    defaultValues: { phone: account.phone },
    send: (form: { phone: string }) => change(account, form),
    fields: [{ name: 'phone', label: messages.phone, type: 'tel', autoComplete: 'tel', hint: messages.phoneHint }],
  } as const
}

export function emailForm(account: Account) {
  return {
    schema: z.object({ email: fields.email, currentPassword: fields.anyPassword }),
    defaultValues: { email: account.email, currentPassword: '' },
    send: (form: { email: string; currentPassword: string }) => change(account, form),
    fields: [
      { name: 'email', label: messages.email, type: 'email', autoComplete: 'email', hint: messages.emailHint },
      { ...currentPassword, label: messages.currentPassword },
    ],
  } as const
}

export function passwordForm({ email }: Account) {
  return {
    // Login takes only such passwords (specification 5): another one would lock the shopper out of it.
    schema: z
      .object({
        currentPassword: fields.anyPassword,
        password: fields.formPassword,
        rePassword: fields.rePassword,
      })
      .check(fields.passwordsMatch),
    defaultValues: { currentPassword: '', password: '', rePassword: '' },
    send: async (body: Ask<'changePassword'>['body']) => {
      const outcome = await callApi('changePassword', { body })
      if (outcome.kind !== 'success') return outcome
      // The server has ended all sessions, and begun a new one for this browser.
      noteEmail(outcome.reply.token, email)
      storeToken(outcome.reply.token)
      void queryClient.invalidateQueries({ queryKey: ['sessions'] })
      return outcome
    },
    fields: [
      { ...currentPassword, label: messages.currentPassword },
      { ...newPassword, name: 'password', label: messages.newPassword, hint: messages.newPasswordHint },
      { ...newPassword, name: 'rePassword', label: messages.passwordAgain },
    ],
  } as const
}

async function change(account: Account, body: Ask<'updateAccount'>['body']): Promise<Outcome<unknown>> {
  const outcome = await callApi('updateAccount', { body })
  if (outcome.kind !== 'success') return outcome
  const { name, email } = outcome.reply.user
  keepAccount({ ...account, name, email, phone: body.phone ?? account.phone })
  // Orders and addresses show the number.
  const changed = body.phone ? ['sessions', 'orders', 'addresses'] : ['sessions']
  for (const key of changed) void queryClient.invalidateQueries({ queryKey: [key] })
  return outcome
}
