import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Field } from '../app/form.tsx'
import { CheckedDialog } from './checked-dialog.tsx'
import { useCheckedForm } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** Days that follow the week of Ramadan, from the first to the last. */
export function RamadanDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useCheckedForm(
    ({ day = '', until = '' }, query) =>
      callAdmin('addDays', { body: { kind: 'ramadan', day, until }, ...(query && { query }) }),
    ({ slots }) => {
      toast.success(messages.remade(slots.added, slots.removed))
      onClose()
    },
  )
  return (
    <CheckedDialog title={messages.setRamadan} onClose={onClose} about={messages.ramadanAbout} form={form}>
      <Field name="day" type="date" label={messages.firstDay} required />
      <Field name="until" type="date" label={messages.lastDay} required />
    </CheckedDialog>
  )
}
