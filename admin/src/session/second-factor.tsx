import { useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { type AdminReply, callAdmin, refresh } from '../app/calls.ts'
import { Field, Form, PasswordField, useForm } from '../app/form.tsx'
import type { ScreenProps } from '../app/use-session.ts'
import { QrCode } from '../app/qr-code.tsx'
import { SecondFactorField } from './sign-in-screen.tsx'
import { messages } from '#messages/session'

type Key = AdminReply<'startMyCode'>

/** Sets up the second factor in three steps: the password, the first code, the recovery codes to keep. */
export function SecondFactor({ session }: ScreenProps) {
  const [key, setKey] = useState<Key>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()

  async function finish() {
    setRecoveryCodes(undefined)
    setKey(undefined)
    await refresh('session')
  }

  return (
    <Section title={recoveryCodes ? messages.codesTitle : messages.codeTitle} className="panel p-5 sm:p-6">
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onKept={() => void finish()} />
      ) : key ? (
        <ConfirmCode secret={key} onConfirmed={setRecoveryCodes} />
      ) : (
        <StartCode session={session} onStarted={setKey} />
      )}
    </Section>
  )
}

function StartCode({
  session: { hasCode, recoveryCodes, wantsCode },
  onStarted,
}: ScreenProps & { readonly onStarted: (key: Key) => void }) {
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

interface ConfirmCodeProps {
  readonly secret: Key
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** One phone cannot scan its own screen: the link opens the authenticator there, and the key can be typed. */
function ConfirmCode({ secret: { secret, link }, onConfirmed }: ConfirmCodeProps) {
  const form = useForm(async ({ code = '' }) =>
    onConfirmed((await callAdmin('confirmMyCode', { body: { code } })).recoveryCodes),
  )
  return (
    <div className="mt-2 grid gap-4">
      <p>{messages.scanIt}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={link} label={messages.qrLabel} />
        <a href={link} className="button button-quiet">
          {messages.openAuthenticator}
        </a>
      </div>
      <p>
        {messages.typeIt}{' '}
        <bdi dir="ltr" className="block font-mono text-lg break-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </bdi>
      </p>
      <Form form={form} submit={messages.confirm}>
        <Field name="code" label={messages.firstCode} required inputMode="numeric" autoComplete="one-time-code" />
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <div className="mt-2 grid gap-4">
      <p>{messages.codesText}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-lg" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => print()} text={messages.printThem} />
        <Button onClick={onKept} look="leaf" text={messages.done} />
      </div>
    </div>
  )
}
