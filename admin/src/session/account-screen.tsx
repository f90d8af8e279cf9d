import { useQueryClient } from '@tanstack/react-query'
import { wantsSecondFactor } from '@baqala/contract/admin/may'
import { useStore } from '@baqala/kit/api/store.ts'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { areKeysOn, turnKeys } from '../app/keys.ts'
import { Choice, Field, Form } from '../app/form.tsx'
import { useForm } from '../app/use-form.ts'
import type { Session } from '../app/use-session.ts'
import { SecondFactor } from './second-factor.tsx'
import { messages } from '#messages/session'

/** A person's own password and second factor. */
export function AccountScreen({ session }: { readonly session: Session }) {
  const isDue = session.wantsCode && !session.hasCode
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <ScreenTitle>{messages.accountTitle}</ScreenTitle>
      <SecondFactor session={session} />
      {!isDue && <OwnPassword />}
      {!wantsSecondFactor(session.person.role) && <OwnPin />}
      <Keys />
      <p>
        <a href="/api/admin/docs" className="text-link tall-link">
          {messages.apiDocs}
        </a>
      </p>
    </div>
  )
}

function Keys() {
  const isOn = useStore(areKeysOn)
  return (
    <section aria-labelledby="keys" className="panel p-5 sm:p-6">
      <h2 id="keys" className="mb-2 text-xl">
        {messages.keysTitle}
      </h2>
      <Choice label={messages.keysText} checked={isOn} onChange={({ target }) => turnKeys(target.checked)} />
    </section>
  )
}

function OwnPassword() {
  const queryClient = useQueryClient()
  const form = useForm(
    async ({ currentPassword = '', password = '' }) => {
      const session = await callAdmin('changeMyPassword', { body: { currentPassword, password } })
      queryClient.setQueryData(['session'], session)
      toast.success(messages.passwordChanged)
    },
    ['currentPassword', 'password'],
  )
  return (
    <section aria-labelledby="own-password" className="panel p-5 sm:p-6">
      <h2 id="own-password" className="text-xl">
        {messages.passwordTitle}
      </h2>
      <Form form={form} submit={messages.changePassword} look="quiet" className="mt-4 grid gap-4">
        <Field
          name="currentPassword"
          label={messages.currentPassword}
          type="password"
          required
          autoComplete="current-password"
        />
        <Field name="password" label={messages.newPassword} type="password" required autoComplete="new-password" />
      </Form>
    </section>
  )
}

/** The PIN of those whose role has one. */
function OwnPin() {
  const form = useForm(
    async ({ pin = '', password = '' }) => {
      await callAdmin('setMyPin', { body: { pin, password } })
      toast.success(messages.pinSet)
    },
    ['pin', 'password'],
  )
  return (
    <section aria-labelledby="own-pin" className="panel p-5 sm:p-6">
      <h2 id="own-pin" className="text-xl">
        {messages.pin}
      </h2>
      <p className="mt-1 text-ink-soft">{messages.pinText}</p>
      <Form form={form} submit={messages.setPin} look="quiet" className="mt-4 grid gap-4">
        <Field
          name="pin"
          label={messages.newPin}
          type="password"
          inputMode="numeric"
          maxLength={6}
          required
          autoComplete="off"
        />
        <Field name="password" label={messages.password} type="password" required autoComplete="current-password" />
      </Form>
    </section>
  )
}
