import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { useCheckedForm } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** Days that follow the week of Ramadan, from the first to the last. */
export function RamadanDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useCheckedForm(
    ({ day = '', until = '' }, query) =>
      callAdmin('addDays', { body: { kind: 'ramadan', day, until }, ...(query && { query }) }),
    ['day', 'until'],
    ({ slots }) => {
      toast.success(messages.remade(slots.added, slots.removed))
      onClose()
    },
  )
  return (
    <Dialog title={messages.setRamadan} onClose={onClose} isCloseQuiet>
      <p className="text-ink-soft">{messages.ramadanAbout}</p>
      <ErrorAlert message={form.alert} />
      <form noValidate onSubmit={form.onSubmit} onChange={form.onChange} className="grid gap-4">
        <Field name="day" type="date" label={messages.firstDay} required error={form.errorOf('day')} />
        <Field name="until" type="date" label={messages.lastDay} required error={form.errorOf('until')} />
        {form.touched && <TouchedOrders orders={form.touched} />}
        <SubmitButton className="justify-self-start" isBusy={form.isBusy}>
          {form.touched ? messages.saveAnyway : messages.save}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
