import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { addresses } from '../app/addresses.ts'
import { callAdmin } from '../app/calls.ts'
import { Form, PasswordField, useForm } from '../app/form.tsx'
import { queryClient } from '../app/query-client.ts'
import { messages } from '#messages/session'

/** The secret stands behind the # of the link, which no server and no log ever sees. */
export function InvitationScreen() {
  const navigate = useNavigate()
  const [invitation] = useState(() => location.hash.slice(1))
  const form = useForm(async ({ password = '' }) => {
    queryClient.setQueryData(['session'], await callAdmin('acceptInvitation', { body: { invitation, password } }))
    await navigate(addresses.home, { replace: true })
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
