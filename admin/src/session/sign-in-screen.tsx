import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '@baqala/kit/api/store.ts'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { type AdminReply, callAdmin, CallFailed, sessionHasEnded, setSession, useCall } from '../api/calls.ts'
import { CodeField, Form, PasswordField, useForm, type Values } from '../ui/form.tsx'
import { paths } from '../ui/paths.ts'
import { PinSignIn } from './pin-sign-in.tsx'
import { messages } from '#messages/session'

/** The sign-in: of a phone that is enrolled for several people it shows who they are. */
export function SignInScreen() {
  const [byPassword, setByPassword] = useState(false)
  const ended = useStore(sessionHasEnded)
  const { data, isPending } = useCall('device', 'listDevicePeople', {}, { retry: false })
  if (isPending) return <PageSpinner />
  return (
    <>
      {ended && (
        <div className="mx-auto mb-5 max-w-lg">
          <ErrorAlert message={messages.sessionEnded} />
        </div>
      )}
      {data && data.people.length > 0 && !byPassword ? (
        <PinSignIn people={data.people} onPassword={() => setByPassword(true)} />
      ) : (
        <PasswordSignIn />
      )}
    </>
  )
}

/** A form that signs in. The field of the code shows once the server has asked for it: not to people without a second factor. */
function useSignIn(signIn: (values: Values) => Promise<AdminReply<'openSession'>>, onDone?: () => Promise<void>) {
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const form = useForm(async (values) => {
    try {
      setSession(await signIn(values))
      await onDone?.()
    } catch (error) {
      if (error instanceof CallFailed && error.field === 'code') setIsCodeAsked(true)
      throw error
    }
  })
  return { form, codeField: isCodeAsked && <SecondFactorField /> }
}

function PasswordSignIn() {
  const { form, codeField } = useSignIn(({ login = '', password = '', code }) =>
    callAdmin('openSession', { body: { login, password, ...(code && { code }) } }),
  )
  return (
    <div className="panel mx-auto max-w-lg p-5 sm:p-8">
      <ScreenTitle>{messages.signInTitle}</ScreenTitle>
      <Form form={form} submit={messages.signIn} submitClass="mt-2" className="mt-5 grid gap-4">
        <CodeField name="login" label={messages.login} autoComplete="username" />
        <PasswordField label={messages.password} />
        {codeField}
      </Form>
    </div>
  )
}

/** Recovery codes have letters. */
export function SecondFactorField() {
  return <CodeField name="code" label={messages.code} hint={messages.codeHint} autoComplete="one-time-code" />
}

/** The secret stands behind the # of the link, which no server and no log ever sees. */
export function InvitationScreen() {
  const navigate = useNavigate()
  const [invitation] = useState(() => location.hash.slice(1))
  const { form, codeField } = useSignIn(
    ({ password = '', code }) =>
      callAdmin('acceptInvitation', { body: { invitation, password, ...(code && { code }) } }),
    async () => navigate(paths.home, { replace: true }),
  )
  return (
    <div className="panel mx-auto max-w-lg p-5 sm:p-8">
      <ScreenTitle>{messages.invitationTitle}</ScreenTitle>
      {invitation === '' ? (
        <p className="mt-1 text-ink-soft">{messages.invitationMissing}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">{messages.invitationText}</p>
          <Form form={form} submit={messages.choose} submitClass="mt-2" className="mt-5 grid gap-4">
            <PasswordField label={messages.newPassword} autoComplete="new-password" />
            {codeField}
          </Form>
        </>
      )}
    </div>
  )
}
