import { useState } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'
import { changeAdmin, useCall } from '../app/calls.ts'
import { SelectField, useForm } from '../app/form.tsx'
import { FormDialog } from '../app/form-dialog.tsx'
import { momentWords } from './days.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { CHECK } from './use-delivery.ts'
import { WhyFields } from './why-fields.tsx'
import { messages } from '#messages/delivery'

const MINUTES = [30, 60, 120, 180, 240]
const OPEN_END = ''

/** Closes the shop at once, for so long or until somebody opens it. The orders of today that it touches are named before. */
export function CloseNow({ onClose }: { readonly onClose: () => void }) {
  const [length, setLength] = useState('60')
  const { data: would, error } = useCall('delivery-check', 'addPause', { query: CHECK, body: {} })
  const form = useForm(async ({ length = OPEN_END, why = '', whyAr = '' }) => {
    await changeAdmin('delivery', 'addPause', { body: { until: endOf(length), why, whyAr } })
    toast.success(messages.isClosedNow)
    onClose()
  })
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
