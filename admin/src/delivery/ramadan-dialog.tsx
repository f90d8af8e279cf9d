import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Field } from '../app/form.tsx'
import { CheckedForm } from './checked-form.tsx'
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
      <CheckedForm form={form}>
        <Field name="day" type="date" label={messages.firstDay} required />
        <Field name="until" type="date" label={messages.lastDay} required />
      </CheckedForm>
    </Dialog>
  )
}
