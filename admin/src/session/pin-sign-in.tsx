import { westernDigits } from '@baqala/contract/arabic'
import { useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { icon, UserRound } from '@baqala/kit/ui/icons.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { type AdminReply, callAdmin, setSession } from '../api/calls.ts'
import { Form, useForm } from '../ui/form.tsx'
import { messages } from '#messages/session'

type People = AdminReply<'listDevicePeople'>['people']

const PIN_DIGITS = 6
const Delete = icon(
  'M10 5a2 2 0 0 0-1.344.519l-6.328 5.74a1 1 0 0 0 0 1.481l6.328 5.741A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zM12 9l6 6M18 9l-6 6',
)

/** The sign-in of a phone that several people share: who it is, then the PIN. */
export function PinSignIn({ people, onPassword }: { readonly people: People; readonly onPassword: () => void }) {
  const [person, setPerson] = useState<People[number]>()
  return (
    <div className="panel mx-auto max-w-lg p-5 sm:p-8">
      <ScreenTitle>{person ? person.name : messages.whoAreYou}</ScreenTitle>
      {person ? (
        <Keypad key={person._id} person={person} />
      ) : (
        <ul className="mt-5 grid grid-cols-2 gap-3">
          {people.map((each) => (
            <li key={each._id}>
              <button
                type="button"
                onClick={() => setPerson(each)}
                className="button button-quiet min-h-24 w-full flex-col text-lg"
              >
                <UserRound aria-hidden />
                <bdi>{each.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-x-6">
        {person && (
          <Button onClick={() => setPerson(undefined)} look="text" className="min-h-11" text={messages.somebodyElse} />
        )}
        <Button onClick={onPassword} look="text" className="min-h-11" text={messages.withPassword} />
      </div>
    </div>
  )
}

/** A field for a keyboard, and keys for a thumb. */
function Keypad({ person }: { readonly person: People[number] }) {
  const [pin, setPin] = useState('')
  const form = useForm(async () => {
    try {
      setSession(await callAdmin('openSessionByPin', { body: { personId: person._id, pin } }))
    } catch (error) {
      setPin('')
      throw error
    }
  })

  function type(typed: string) {
    setPin(westernDigits(typed).replace(/\D/g, '').slice(0, PIN_DIGITS))
  }
  const isReady = pin.length === PIN_DIGITS && !form.isBusy
  return (
    <Form form={form} className="mt-4 grid gap-4">
      <label>
        <span className="mb-2 block font-bold">{messages.pin}</span>
        <input
          type="password"
          inputMode="none"
          dir="ltr"
          autoComplete="off"
          value={pin}
          onChange={({ target }) => type(target.value)}
          // Somebody who chose a name came to type the PIN.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className="field-input text-center text-2xl tracking-widest"
        />
      </label>
      <Keys onDigit={(digit) => type(pin + digit)} onDelete={() => setPin(pin.slice(0, -1))} />
      <Button type="submit" disabled={!isReady} look="leaf" className="min-h-14" text={messages.signIn} />
    </Form>
  )
}

function Keys({ onDigit, onDelete }: { readonly onDigit: (digit: string) => void; readonly onDelete: () => void }) {
  return (
    <div dir="ltr" className="grid grid-cols-3 gap-2">
      {[...'1234567890'].map((digit) => (
        <Button
          key={digit}
          onClick={() => onDigit(digit)}
          // Nought stands in the middle of the last row.
          className={`min-h-14 text-xl ${digit === '0' ? 'col-start-2' : ''}`}
          text={digit}
        />
      ))}
      <button type="button" aria-label={messages.deleteDigit} onClick={onDelete} className="button min-h-14">
        <Delete aria-hidden />
      </button>
    </div>
  )
}
