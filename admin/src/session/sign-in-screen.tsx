import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { callAdmin, CallFailed } from '../app/call-admin.ts'
import { Field, Form } from '../app/form.tsx'
import { useForm } from '../app/use-form.ts'
import { PinDoor } from './pin-door.tsx'
import { messages } from '#messages/session'

/** The door: of a phone that is enrolled for several people it shows who they are. */
export function SignInScreen() {
  const [byPassword, setByPassword] = useState(false)
  const { data, isPending } = useQuery({
    queryKey: ['device'],
    queryFn: () => callAdmin('listDevicePeople', {}),
    retry: false,
  })
  if (isPending) return <PageSpinner />
  if (data && data.people.length > 0 && !byPassword)
    return <PinDoor people={data.people} onPassword={() => setByPassword(true)} />
  return <PasswordDoor />
}

/** The field of the code shows once the server has asked for it: whoever has no second factor never sees it. */
function PasswordDoor() {
  const queryClient = useQueryClient()
  const [wantsCode, setWantsCode] = useState(false)
  const form = useForm(
    async ({ login = '', password = '', code }) => {
      try {
        queryClient.setQueryData(
          ['session'],
          await callAdmin('openSession', { body: { login, password, ...(code && { code }) } }),
        )
      } catch (error) {
        if (error instanceof CallFailed && error.field === 'code') setWantsCode(true)
        throw error
      }
    },
    ['code'],
  )
  return (
    <div className="panel mx-auto max-w-lg p-5 sm:p-8">
      <ScreenTitle>{messages.signInTitle}</ScreenTitle>
      <Form form={form} submit={messages.signIn} submitClass="mt-2" className="mt-5 grid gap-4">
        <Field
          name="login"
          label={messages.login}
          required
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field name="password" label={messages.password} type="password" required autoComplete="current-password" />
        {wantsCode && <CodeField />}
      </Form>
    </div>
  )
}

/** Recovery codes have letters, so a phone shows its whole keyboard. */
export function CodeField() {
  return (
    <Field
      name="code"
      label={messages.code}
      hint={messages.codeHint}
      required
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      // The server asked for it: it is the one thing left to type.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    />
  )
}
