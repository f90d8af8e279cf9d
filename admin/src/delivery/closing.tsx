import { useLocation } from 'react-router'
import { useState } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { addresses, useBelow } from '../app/addresses.tsx'
import { type AdminReply, changeAdmin, useCall } from '../app/calls.ts'
import { SelectField, useForm, Field, FormDialog } from '../app/form.tsx'
import { inLanguage } from '../app/words.ts'
import { momentWords, longDay } from './days.ts'
import { TouchedOrders } from './checked-dialog.tsx'
import { CHECK } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** Closes the shop for a while; while it is closed says until when, and opens it. Its dialog is an address. */
export function PauseBar({ isAsked }: { readonly isAsked: boolean }) {
  const { search } = useLocation()
  const { close } = useBelow(addresses.delivery + search)
  const { data: pauses } = useCall('delivery', 'listPauses', {})
  const [pause] = pauses ?? []
  if (!pauses) return null
  return (
    <>
      {pause ? (
        <Paused pause={pause} />
      ) : (
        <ButtonLink to={`${addresses.delivery}/pause${search}`} text={messages.closeNow} />
      )}
      {isAsked && <CloseNow onClose={close} />}
    </>
  )
}

function Paused({ pause: { until, why, whyAr, who } }: { readonly pause: AdminReply<'listPauses'>[number] }) {
  const reason = inLanguage(why, whyAr)
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card bg-tomato-tint px-4 py-3">
      <p>
        <strong>{until === null ? messages.shopIsClosed : messages.shopIsClosedUntil(momentWords(until))}</strong>{' '}
        {reason && <bdi>({reason})</bdi>} {who && <bdi className="text-ink-soft">{messages.closedBy(who)}</bdi>}
      </p>
      <PressButton
        work={() => changeAdmin('delivery', 'endPauses', {})}
        said={messages.isOpenAgain}
        className="button button-leaf"
      >
        {messages.openNow}
      </PressButton>
    </div>
  )
}

const MINUTES = [30, 60, 120, 180, 240]
const OPEN_END = ''

/** Closes the shop at once, for so long or until somebody opens it. The orders of today that it touches are named before. */
function CloseNow({ onClose }: { readonly onClose: () => void }) {
  const [length, setLength] = useState('60')
  const { data: would, error } = useCall('delivery-check', 'addPause', { query: CHECK, body: {} })
  const form = useForm(async ({ length = OPEN_END, why = '', whyAr = '' }) => {
    await changeAdmin('delivery', 'addPause', { body: { until: endOf(length), why, whyAr } })
    return messages.isClosedNow
  }, onClose)
  const until = endOf(length)
  return (
    <FormDialog
      title={messages.closeNow}
      onClose={onClose}
      closeLabel={messages.leaveOpen}
      about={messages.closeNowAbout}
      form={form}
      failure={error?.message}
      submit={messages.closeNow}
      look="danger"
    >
      <SelectField
        name="length"
        label={messages.howLong}
        value={length}
        onChange={({ target }) => setLength(target.value)}
        options={[
          ...MINUTES.map((minutes) => [String(minutes), messages.forMinutes(minutes)] as const),
          [OPEN_END, messages.untilEnd],
        ]}
      />
      <WhyFields name="why" />
      <p className="rounded-field bg-well p-3">
        <span className="text-ink-soft">{messages.shoppersRead}</span>{' '}
        {until === null ? messages.readClosed : messages.readClosedUntil(momentWords(until))}
      </p>
      <TouchedOrders orders={would?.orders} />
    </FormDialog>
  )
}

function endOf(minutes: string): string | null {
  return minutes === OPEN_END ? null : new Date(Date.now() + Number(minutes) * 60_000).toISOString()
}

interface CloseDayProps {
  readonly day: string
  /** Whether another day may be chosen. */
  readonly isDayAsked?: boolean
  readonly onClose: () => void
}

/** Closes a whole day. The orders that it touches are named before. */
export function CloseDay({ day: first, isDayAsked = false, onClose }: CloseDayProps) {
  const [day, setDay] = useState(first)
  const ask = { query: CHECK, body: { day } }
  // Not of the delivery that a change asks for again: what the change would touch is asked before it alone.
  const { data: would, error } = useCall('delivery-check', 'addDays', ask, { enabled: day !== '' })
  const form = useForm(async ({ note = '', noteAr = '' }) => {
    await changeAdmin('delivery', 'addDays', { body: { day, note, noteAr } })
    return messages.dayIsClosed(longDay(day))
  }, onClose)
  return (
    <FormDialog
      title={isDayAsked || day === '' ? messages.closeSomeDay : messages.closeDayOf(longDay(day))}
      onClose={onClose}
      closeLabel={messages.leaveOpen}
      form={form}
      failure={error?.message}
      submit={messages.closeDay}
      look="danger"
    >
      {isDayAsked && (
        <Field
          name="day"
          type="date"
          label={messages.day}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          required
        />
      )}
      {day !== '' && !error && <TouchedOrders orders={would?.orders} />}
      <WhyFields name="note" />
    </FormDialog>
  )
}

/** Why something is closed, as shoppers read it in each language; `name` is the field of the English one. */
function WhyFields({ name }: { readonly name: string }) {
  const common = { maxLength: 200, autoComplete: 'off', dir: 'auto' } as const
  return (
    <>
      <Field {...common} name={name} label={messages.why} />
      <Field {...common} name={`${name}Ar`} label={messages.whyInArabic} />
    </>
  )
}
