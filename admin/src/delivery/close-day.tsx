import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Field, Form } from '../app/form.tsx'
import { useForm } from '../app/use-form.ts'
import { longDay } from './days.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { CHECK, refreshDelivery } from './use-delivery.ts'
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
  const { data: would, error } = useQuery({
    queryKey: ['delivery-check', 'day', day],
    queryFn: () => callAdmin('addDays', { query: CHECK, body: { day } }),
    enabled: day !== '',
  })
  const form = useForm(
    async ({ note = '', noteAr = '' }) => {
      await callAdmin('addDays', { body: { day, note, noteAr } })
      await refreshDelivery()
      toast.success(messages.dayIsClosed(longDay(day)))
      onClose()
    },
    ['day', 'note', 'noteAr'],
  )
  return (
    <Dialog
      title={isDayAsked || day === '' ? messages.closeSomeDay : messages.closeDayOf(longDay(day))}
      onClose={onClose}
      closeLabel={messages.leaveOpen}
      isCloseQuiet
    >
      <Form form={form} failure={error?.message} submit={messages.closeDay} look="danger">
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
      </Form>
    </Dialog>
  )
}
