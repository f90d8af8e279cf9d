import type { TouchedOrder } from '@baqala/contract/admin/delivery'
import { MAX_CLOSING_REASON } from '@baqala/contract/admin/delivery-times'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { paths, useOpenDialog } from '../ui/paths.ts'
import { type AdminReply, changeAdmin, useCall } from '../api/calls.ts'
import { BothLanguages } from '../ui/both-languages.tsx'
import { SelectField, useForm, Field } from '../ui/form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { inLanguage, momentWords } from '../ui/words.ts'
import { longDay } from './days.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { CHECK } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** Closes the shop for a while; while it is closed says until when, and opens it. Its dialog is an address. */
export function PauseBar() {
  const { search } = useLocation()
  const { part, close } = useOpenDialog(paths.delivery + search)
  const { data: pauses } = useCall('delivery', 'listPauses', {})
  if (!pauses) return null
  return (
    <>
      {pauses[0] ? (
        <Paused pause={pauses[0]} />
      ) : (
        <ButtonLink to={`${paths.delivery}/pause${search}`} text={messages.closeNow} />
      )}
      {part === 'pause' && <CloseNow onClose={close} />}
    </>
  )
}

function Paused({ pause: { until, why, whyAr, who } }: { readonly pause: AdminReply<'listPauses'>[number] }) {
  const reason = inLanguage(why, whyAr)
  const open = () => changeAdmin('delivery', 'endPauses', {})
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card bg-tomato-tint px-4 py-3">
      <p>
        <strong>{until === null ? messages.shopIsClosed : messages.shopIsClosedUntil(momentWords(until))}</strong>{' '}
        {reason && <bdi>({reason})</bdi>} {who && <bdi className="text-ink-soft">{messages.closedBy(who)}</bdi>}
      </p>
      <PressButton work={open} said={messages.isOpenAgain} look="leaf" text={messages.openNow} />
    </div>
  )
}

const PAUSE_MINUTES = [30, 60, 120, 180, 240]
const OPEN_END = ''

/** Closes the shop at once, for so long or until somebody opens it. */
function CloseNow({ onClose }: { readonly onClose: () => void }) {
  // Counted from when it is chosen, so that the end that is read is the one that is stored.
  const [{ length, until }, choose] = useState(() => closingFor('60'))
  // A key of its own: a change loads all of `delivery` again, and this is asked before the change alone.
  const check = useCall('delivery-check', 'addPause', { body: { until }, ...CHECK })
  const form = useForm(async ({ why = '', whyAr = '' }) => {
    // An end that is past is refused, and the next press has one that is read first.
    if (until !== null && Date.parse(until) <= Date.now()) choose(closingFor(length))
    await changeAdmin('delivery', 'addPause', { body: { until, why, whyAr } })
    return messages.isClosedNow
  }, onClose)
  const dialog = { onClose, form, check, title: messages.closeNow, submit: messages.closeNow }
  return (
    <ClosingDialog {...dialog} about={until === null ? messages.closeOpenEndAbout : messages.closeNowAbout}>
      <SelectField
        label={messages.howLong}
        value={length}
        onChange={({ target }) => choose(closingFor(target.value))}
        options={[
          ...PAUSE_MINUTES.map((minutes) => [String(minutes), messages.forMinutes(minutes)] as const),
          [OPEN_END, messages.untilEnd],
        ]}
      />
      <p className="rounded-field bg-well p-3">
        <span className="text-ink-soft">{messages.shoppersRead}</span>{' '}
        {until === null ? messages.readClosed : messages.readClosedUntil(momentWords(until))}
      </p>
    </ClosingDialog>
  )
}

function closingFor(length: string) {
  const until = length === OPEN_END ? null : new Date(Date.now() + Number(length) * 60_000).toISOString()
  return { length, until }
}

interface CloseDayProps {
  readonly day: string
  /** Whether another day may be chosen. */
  readonly isDayAsked?: boolean
  readonly onClose: () => void
}

export function CloseDay({ day: first, isDayAsked = false, onClose }: CloseDayProps) {
  const [day, setDay] = useState(first)
  const check = useCall('delivery-check', 'addDays', { body: { day }, ...CHECK }, { enabled: day !== '' })
  const form = useForm(async ({ why: note = '', whyAr: noteAr = '' }) => {
    await changeAdmin('delivery', 'addDays', { body: { day, note, noteAr } })
    return messages.dayIsClosed(longDay(day))
  }, onClose)
  const title = isDayAsked || day === '' ? messages.closeSomeDay : messages.closeDayOf(longDay(day))
  return (
    <ClosingDialog {...{ onClose, form, check, title }} submit={messages.closeDay}>
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
    </ClosingDialog>
  )
}

interface ClosingDialogProps extends ComponentProps<typeof FormDialog> {
  readonly check: UseQueryResult<{ readonly orders: readonly TouchedOrder[] }>
}

/** Asks why, as shoppers read it in each language, and names the orders that closing would touch before. They may be many: they come last. */
function ClosingDialog({ check: { data, error, isLoading }, children, ...dialog }: ClosingDialogProps) {
  const field = { maxLength: MAX_CLOSING_REASON, dir: 'auto' } as const
  return (
    <FormDialog {...dialog} closeLabel={messages.leaveOpen} look="danger">
      {children}
      <BothLanguages
        en={<Field {...field} name="why" label={messages.why} />}
        ar={<Field {...field} name="whyAr" label={messages.whyInArabic} />}
      />
      {error && <ErrorAlert message={error.message} />}
      {(data || isLoading) && <TouchedOrders orders={data?.orders} />}
    </FormDialog>
  )
}
