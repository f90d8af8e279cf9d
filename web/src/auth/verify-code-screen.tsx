import { callApi } from '../api/call-api.ts'
import { paths } from '@baqala/contract/paths'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toast } from '../ui/toast.ts'
import { AuthPanel } from './auth-panel.tsx'
import { plainCode } from './plain-code.ts'
import { useResetStep } from './use-reset-step.ts'
import * as messages from './auth.messages.en.ts'

export function VerifyCodeScreen() {
  const { onSubmit, isBusy, errorOf } = useResetStep({
    send: (fields) => callApi('verifyResetCode', { body: { resetCode: plainCode(fields.get('resetCode') ?? '') } }),
    // Specification 8 shows the server's message; an answer without one shows nothing.
    succeed: (reply) => toast.success(reply?.message ?? ''),
    next: { path: paths.resetPassword, afterMs: 1000 },
  })
  return (
    <AuthPanel title={messages.verifyCodeTitle} text={messages.verifyCodeText} loginLink={messages.backToLogin}>
      <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
        <Field
          name="resetCode"
          label={messages.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errorOf('resetCode')}
        />
        <SubmitButton className="mt-2" isBusy={isBusy}>
          {messages.verify}
        </SubmitButton>
      </form>
    </AuthPanel>
  )
}
