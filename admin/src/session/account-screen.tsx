import { wantsSecondFactor } from '@baqala/contract/admin/may'
import { useStore } from '@baqala/kit/api/store.ts'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { callAdmin } from '../api/calls.ts'
import { Choice, Field, Form, PasswordField, useForm } from '../ui/form.tsx'
import { queryClient } from '../api/query-client.ts'
import type { ScreenProps } from './use-session.ts'
import { areKeysOn } from '../ui/use-shortcuts.ts'
import { SecondFactor } from './second-factor.tsx'
import { messages } from '#messages/session'

export function AccountScreen({ session }: ScreenProps) {
  const areOn = useStore(areKeysOn)
  const isCodeDue = session.wantsCode && !session.hasCode
  return (
    <div className="grid max-w-2xl gap-5">
      <ScreenTitle>{messages.accountTitle}</ScreenTitle>
      <p>
        <bdi className="font-bold">{session.person.name}</bdi> · {messages.login}: <bdi>{session.person.login}</bdi>
      </p>
      <SecondFactor session={session} />
      {!isCodeDue && <OwnPassword />}
      {!wantsSecondFactor(session.person.role) && <OwnPin />}
      <Section title={messages.keysTitle} titleClass="mb-2 text-xl" className="panel p-5 sm:p-6">
        <Choice label={messages.keysText} checked={areOn} onChange={({ target }) => areKeysOn.set(target.checked)} />
      </Section>
      <p>
        <a href="/api/admin/docs" className="text-link tall-link">
          {messages.apiDocs}
        </a>
      </p>
    </div>
  )
}

function OwnPassword() {
  const form = useForm(async ({ currentPassword = '', password = '' }) => {
    const session = await callAdmin('changeMyPassword', { body: { currentPassword, password } })
    queryClient.setQueryData(['session'], session)
    return messages.passwordChanged
  })
  return (
    <Section title={messages.passwordTitle} className="panel p-5 sm:p-6">
      <Form form={form} submit={messages.changePassword} look="quiet" className="mt-4 grid gap-4">
        <PasswordField name="currentPassword" label={messages.currentPassword} />
        <PasswordField label={messages.newPassword} autoComplete="new-password" />
      </Form>
    </Section>
  )
}

/** The PIN of those whose role has one. */
function OwnPin() {
  const form = useForm(async ({ pin = '', password = '' }) => {
    await callAdmin('setMyPin', { body: { pin, password } })
    return messages.pinSet
  })
  return (
    <Section title={messages.pin} className="panel p-5 sm:p-6">
      <p className="mt-1 text-ink-soft">{messages.pinText}</p>
      <Form form={form} submit={messages.setPin} look="quiet" className="mt-4 grid gap-4">
        <Field name="pin" label={messages.newPin} type="password" inputMode="numeric" maxLength={6} required />
        <PasswordField label={messages.password} />
      </Form>
    </Section>
  )
}
