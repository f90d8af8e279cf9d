import { useState } from 'react'
import { paths } from '@baqala/contract/paths'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { callApi } from '../api/call-api.ts'
import { readResetEmail } from '../api/stored-session.ts'
import { AuthPanel } from './auth-panel.tsx'
import { plainCode } from './plain-code.ts'
import { useResetStep } from './use-reset-step.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/auth'

export function VerifyCodeScreen() {
  const email = useHydrated() ? readResetEmail() : null
  const [codesSent, setCodesSent] = useState(0)
  return (
    <AuthPanel title={messages.verifyCodeTitle} text={messages.verifyCodeText} loginLink={messages.backToLogin}>
      {/* Another code begins anew: the old one and its error go. */}
      <CodeForm key={codesSent} />
      {email && <SentTo email={email} onSent={() => setCodesSent(codesSent + 1)} />}
    </AuthPanel>
  )
}

function CodeForm() {
  const { field, onSubmit, isBusy } = useResetStep({
    refusedField: 'resetCode',
    send: (fields) => callApi('verifyResetCode', { body: { resetCode: plainCode(fields.get('resetCode') ?? '') } }),
    // Specification 8 shows the server's message; an answer without one shows nothing.
    succeed: (reply) => toast.success(reply?.message ?? ''),
    path: paths.resetPassword,
    afterMs: 1000,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <Field {...field('resetCode', messages.code)} type="text" inputMode="numeric" autoComplete="one-time-code" />
      <SubmitButton className="mt-2" isBusy={isBusy} text={messages.verify} />
    </form>
  )
}

/** Not every letter arrives at once: it names the address, and asks for another code. */
function SentTo({ email, onSent }: { readonly email: string; readonly onSent: () => void }) {
  async function sendAgain() {
    const outcome = await callApi('forgotPassword', { body: { email } })
    if (outcome.kind !== 'success') return toast.failure(messages.wentWrong)
    toast.success(messages.resetMailSent)
    onSent()
  }

  return (
    <p className="mt-6">
      {messages.sentTo(email)}{' '}
      <PressButton work={sendAgain} look="text" busyLabel={uiMessages.loading} text={messages.sendAgain} />
    </p>
  )
}
