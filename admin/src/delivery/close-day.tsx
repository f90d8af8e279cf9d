import { useState } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'
import { changeAdmin, useCall } from '../app/calls.ts'
import { Field, useForm } from '../app/form.tsx'
import { FormDialog } from '../app/form-dialog.tsx'
import { longDay } from './days.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { CHECK } from './use-delivery.ts'
import { WhyFields } from './why-fields.tsx'
import { messages } from '#messages/delivery'

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
    toast.success(messages.dayIsClosed(longDay(day)))
    onClose()
  })
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
