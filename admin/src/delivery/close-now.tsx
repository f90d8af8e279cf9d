import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { useForm } from '../app/use-form.ts'
import { momentWords } from './days.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { CHECK, refreshDelivery } from './use-delivery.ts'
import { WhyFields } from './why-fields.tsx'
import { messages } from '#messages/delivery'

const MINUTES = [30, 60, 120, 180, 240]
const OPEN_END = ''

/** Closes the shop at once, for so long or until somebody opens it. The orders of today that it touches are named before. */
export function CloseNow({ onClose }: { readonly onClose: () => void }) {
  const lengthId = useId()
  const [length, setLength] = useState('60')
  const { data: would, error } = useQuery({
    queryKey: ['delivery-check', 'pause'],
    queryFn: () => callAdmin('addPause', { query: CHECK, body: {} }),
  })
  const form = useForm(
    async ({ length = OPEN_END, why = '', whyAr = '' }) => {
      await callAdmin('addPause', { body: { until: endOf(length), why, whyAr } })
      await refreshDelivery()
      toast.success(messages.isClosedNow)
      onClose()
    },
    ['why', 'whyAr'],
  )
  const until = endOf(length)
  return (
    <Dialog title={messages.closeNow} onClose={onClose} closeLabel={messages.leaveOpen} isCloseQuiet>
      <p className="text-ink-soft">{messages.closeNowAbout}</p>
      <ErrorAlert message={form.alert ?? error?.message} />
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <div>
          <label htmlFor={lengthId} className="mb-1 block font-bold">
            {messages.howLong}
          </label>
          <select
            id={lengthId}
            name="length"
            value={length}
            onChange={({ target }) => setLength(target.value)}
            className="field-input"
          >
            {MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {messages.forMinutes(minutes)}
              </option>
            ))}
            <option value={OPEN_END}>{messages.untilEnd}</option>
          </select>
        </div>
        <WhyFields names={['why', 'whyAr']} errorOf={form.errorOf} />
        <p className="rounded-field bg-well p-3">
          <span className="text-ink-soft">{messages.shoppersRead}</span>{' '}
          {until === null ? messages.readClosed : messages.readClosedUntil(momentWords(until))}
        </p>
        <TouchedOrders orders={would?.orders} />
        <SubmitButton look="danger" className="justify-self-start" isBusy={form.isBusy}>
          {messages.closeNow}
        </SubmitButton>
      </form>
    </Dialog>
  )
}

function endOf(minutes: string): string | null {
  return minutes === OPEN_END ? null : new Date(Date.now() + Number(minutes) * 60_000).toISOString()
}
