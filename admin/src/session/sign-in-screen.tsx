import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '@baqala/kit/api/store.ts'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { callAdmin, CallFailed, sessionHasEnded, useCall } from '../api/calls.ts'
import { CodeField, Form, PasswordField, useForm } from '../ui/form.tsx'
import { queryClient } from '../api/query-client.ts'
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

/** The field of the code shows once the server has asked for it: whoever has no second factor never sees it. */
function PasswordSignIn() {
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const form = useForm(async ({ login = '', password = '', code }) => {
    try {
      const body = { login, password, ...(code && { code }) }
      queryClient.setQueryData(['session'], await callAdmin('openSession', { body }))
    } catch (error) {
      if (error instanceof CallFailed && error.field === 'code') setIsCodeAsked(true)
      throw error
    }
  })
  return (
    <div className="panel mx-auto max-w-lg p-5 sm:p-8">
      <ScreenTitle>{messages.signInTitle}</ScreenTitle>
      <Form form={form} submit={messages.signIn} submitClass="mt-2" className="mt-5 grid gap-4">
        <CodeField name="login" label={messages.login} autoComplete="username" />
        <PasswordField label={messages.password} />
        {isCodeAsked && <SecondFactorField />}
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
  const form = useForm(async ({ password = '' }) => {
    queryClient.setQueryData(['session'], await callAdmin('acceptInvitation', { body: { invitation, password } }))
    await navigate(paths.home, { replace: true })
  })
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
          </Form>
        </>
      )}
    </div>
  )
}
