import { callApi } from '../api/call-api.ts'
import { messages } from '../messages.ts'
import { paths } from '@baqala/contract/paths'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toast } from '../ui/toast.ts'
import { AuthPanel } from './auth-panel.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { storeResetEmail } from '../api/stored-session.ts'
import { useResetStep } from './use-reset-step.ts'

export function ForgotPasswordScreen() {
  const { onSubmit, isBusy, errorOf } = useResetStep({
    send: (fields) => callApi('forgotPassword', { body: { email: fields.get('email') ?? '' } }),
    succeed: (_, fields) => {
      storeResetEmail(fields.get('email') ?? '')
      toast.success(messages.auth.resetMailSent)
    },
    next: { path: paths.verifyCode, afterMs: 1500 },
  })
  return (
    <AuthPanel
      title="Forgot Password?"
      tabTitle="Forgot password"
      text="No worries, enter the email associated with your account."
    >
      <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
        <Field name="email" label="Email" type="email" autoComplete="email" required error={errorOf('email')} />
        <SubmitButton className="mt-2" isBusy={isBusy}>
          Send
        </SubmitButton>
      </form>
      <BackToLogin />
    </AuthPanel>
  )
}
