import { useLocation } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { textAt } from '../api/value-at.ts'
import { paths } from '@baqala/contract/paths'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { AuthPanel } from './auth-panel.tsx'
import { storeResetEmail } from '../api/stored-session.ts'
import { useResetStep } from './use-reset-step.ts'
import { messages } from '#messages/auth'

export function ForgotPasswordScreen() {
  const state: unknown = useLocation().state
  const { field, onSubmit, isBusy } = useResetStep({
    refusedField: 'email',
    send: (fields) => callApi('forgotPassword', { body: { email: fields.get('email') ?? '' } }),
    succeed: (_, fields) => {
      storeResetEmail(fields.get('email') ?? '')
      toast.success(messages.resetMailSent)
    },
    path: paths.verifyCode,
    afterMs: 1500,
  })
  return (
    <AuthPanel
      title={messages.forgotPasswordTitle}
      tabTitle={messages.forgotPasswordTab}
      text={messages.forgotPasswordText}
      loginLink={messages.backToLogin}
    >
      <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
        <Field
          {...field('email', messages.email)}
          type="email"
          autoComplete="email"
          defaultValue={textAt(state, 'email')}
        />
        <SubmitButton className="mt-2" isBusy={isBusy} text={messages.send} />
      </form>
    </AuthPanel>
  )
}
