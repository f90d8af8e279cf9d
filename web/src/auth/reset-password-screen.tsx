import { type FormEvent, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { messages } from '../messages.ts'
import { paths } from '@baqala/contract/paths'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toast } from '../ui/toast.ts'
import { AuthPanel } from './auth-panel.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { PASSWORD_HINT } from './field-hints.ts'
import { useSession } from './session.tsx'
import { readResetEmail } from '../api/stored-session.ts'
import { useResetStep } from './use-reset-step.ts'

export function ResetPasswordScreen() {
  const { settoken } = useSession()
  const [storedEmail] = useState(readResetEmail)
  const { onSubmit, isBusy, errorOf } = useResetStep({
    send: (fields) =>
      callApi('resetPassword', {
        body: { email: fields.get('email') ?? '', newPassword: fields.get('newPassword') ?? '' },
      }),
    next: { path: paths.login, afterMs: 1000 },
    // The old password's session is over, and /Login sends away whoever still has one.
    leave: () => settoken(null),
  })

  /** Spec 4: without a stored e-mail nothing is sent, whatever else the form holds. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (readResetEmail()) return onSubmit(event)
    event.preventDefault()
    toast.failure(messages.auth.emailNotFound)
  }

  return (
    <AuthPanel title="Reset Password" text="Please enter your new password.">
      <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          defaultValue={storedEmail ?? ''}
          error={errorOf('email')}
        />
        <Field
          name="newPassword"
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={PASSWORD_HINT}
          error={errorOf('newPassword')}
        />
        <SubmitButton className="mt-2" isBusy={isBusy}>
          Reset Password
        </SubmitButton>
      </form>
      <BackToLogin />
    </AuthPanel>
  )
}
