import { useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { type AdminReply, callAdmin, changeAdmin } from '../api/calls.ts'
import { Field, Form, PasswordField, useForm } from '../ui/form.tsx'
import type { ScreenProps } from './use-session.ts'
import { QrCode } from '../ui/qr-code.tsx'
import { SecondFactorField } from './sign-in-screen.tsx'
import { messages } from '#messages/session'

type Key = AdminReply<'startMyCode'>

/** Sets up the second factor in two steps: the password, and the first code, before which the recovery codes are kept. */
export function SecondFactor({ session }: ScreenProps) {
  const [key, setKey] = useState<Key>()
  return (
    <Section title={messages.codeTitle} className="panel p-5 sm:p-6">
      {key ? (
        <ConfirmCode secret={key} onConfirmed={() => setKey(undefined)} />
      ) : (
        <StartCode session={session} onStarted={setKey} />
      )}
    </Section>
  )
}

function StartCode({ session, onStarted }: ScreenProps & { readonly onStarted: (key: Key) => void }) {
  const { hasCode, recoveryCodes, wantsCode } = session
  const form = useForm(async ({ password = '', code }) =>
    onStarted(await callAdmin('startMyCode', { body: { password, ...(code && { code }) } })),
  )
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {hasCode ? messages.codeIsOn : wantsCode ? messages.codeDue : messages.codeIsOff}
      </p>
      {hasCode && <p className="mt-1 font-bold">{messages.codesLeft(recoveryCodes)}</p>}
      {!hasCode && !wantsCode && <p className="mt-1 text-ink-soft">{messages.codeNotNeeded}</p>}
      <Form
        form={form}
        submit={hasCode ? messages.setUpAnew : messages.setUpCode}
        look={wantsCode && !hasCode ? 'leaf' : 'quiet'}
        className="mt-4 grid gap-4"
      >
        <PasswordField label={messages.password} />
        {hasCode && <SecondFactorField />}
      </Form>
    </>
  )
}

/** One phone cannot scan its own screen: the link opens the authenticator there, and the key can be typed. */
function ConfirmCode({ secret: made, onConfirmed }: { readonly secret: Key; readonly onConfirmed: () => void }) {
  const { secret, link, recoveryCodes } = made
  const form = useForm(async ({ code = '' }) => {
    await changeAdmin('session', 'confirmMyCode', { body: { code } })
    return messages.codeIsOn
  }, onConfirmed)
  return (
    <div className="mt-2 grid gap-4">
      <p className="print:hidden">{messages.scanIt}</p>
      <div className="flex flex-wrap items-center gap-5 print:hidden">
        <QrCode text={link} label={messages.qrLabel} />
        <a href={link} className="button button-quiet">
          {messages.openAuthenticator}
        </a>
      </div>
      <p className="print:hidden">
        {messages.typeIt}{' '}
        <bdi dir="ltr" className="block font-mono text-lg break-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </bdi>
      </p>
      <Section level={3} title={messages.codesTitle} className="grid gap-4 border-y border-line py-4">
        <p>{messages.codesText}</p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-lg" dir="ltr">
          {recoveryCodes.map((code) => (
            <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
          ))}
        </ul>
        <Button onClick={() => print()} className="justify-self-start print:hidden" text={messages.printThem} />
      </Section>
      <Form form={form} submit={messages.confirm} className="grid gap-4 print:hidden">
        <Field name="code" label={messages.firstCode} required inputMode="numeric" autoComplete="one-time-code" />
      </Form>
    </div>
  )
}
