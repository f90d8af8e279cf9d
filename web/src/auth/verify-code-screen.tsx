import { callApi } from '../api/call-api.ts'
import { paths } from '@baqala/contract/paths'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toast } from '../ui/toast.ts'
import { AuthPanel } from './auth-panel.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { plainCode } from './plain-code.ts'
import { useResetStep } from './use-reset-step.ts'

export function VerifyCodeScreen() {
  const { onSubmit, isBusy, errorOf } = useResetStep({
    send: (fields) => callApi('verifyResetCode', { body: { resetCode: plainCode(fields.get('resetCode') ?? '') } }),
    // A server that says nothing readable leaves nothing to show (spec 8).
    succeed: (reply) => toast.success(reply?.message ?? ''),
    next: { path: paths.resetPassword, afterMs: 1000 },
  })
  return (
    <AuthPanel title="Verify Code" text="Please enter the verification code sent to your email.">
      <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
        <Field
          name="resetCode"
          label="Code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errorOf('resetCode')}
        />
        <SubmitButton className="mt-2" isBusy={isBusy}>
          Verify
        </SubmitButton>
      </form>
      <BackToLogin />
    </AuthPanel>
  )
}
