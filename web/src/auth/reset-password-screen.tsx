import type { FormEvent } from 'react'
import { callApi } from '../api/call-api.ts'
import { paths } from '@baqala/contract/paths'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { endAtServer } from './sign-out.ts'
import { readResetEmail, storeToken } from '../api/stored-session.ts'
import { useResetStep } from './use-reset-step.ts'
import { messages } from '#messages/auth'

export function ResetPasswordScreen() {
  const { field, onSubmit, fail, isBusy } = useResetStep({
    refusedField: 'newPassword',
    doesServerExplain: true,
    send: (fields) =>
      callApi('resetPassword', {
        body: { email: fields.get('email') ?? '', newPassword: fields.get('newPassword') ?? '' },
      }),
    // A reset ends all sessions and opens one, which nobody uses here. /Login redirects a shopper who still has a token.
    succeed: (reply) => {
      storeToken(null)
      endAtServer(reply?.token)
    },
    path: paths.login,
    afterMs: 1000,
    state: (fields) => ({ email: fields.get('email'), isPasswordNew: true }),
  })

  /** Specification 4: nothing is sent without the stored e-mail of the first step, even if one is typed. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (readResetEmail()) return onSubmit(event)
    event.preventDefault()
    fail('email', () => messages.emailNotFound)
  }

  return (
    <AuthPanel title={messages.resetPasswordTitle} text={messages.resetPasswordText} loginLink={messages.backToLogin}>
      <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
        <Field
          {...field('email', messages.email)}
          type="email"
          autoComplete="username"
          defaultValue={readResetEmail() ?? ''}
        />
        <Field
          {...field('newPassword', messages.newPassword)}
          type="password"
          autoComplete="new-password"
          hint={messages.newPasswordHint}
        />
        <SubmitButton className="mt-2" isBusy={isBusy} text={messages.resetPassword} />
      </form>
    </AuthPanel>
  )
}
