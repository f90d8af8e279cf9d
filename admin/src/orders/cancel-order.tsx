import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Field, Form } from '../app/form.tsx'
import { queryClient } from '../app/query-client.ts'
import { useForm } from '../app/use-form.ts'
import { messages } from '#messages/orders'

/** Behind a press of its own, and with a reason: it cannot be undone. */
export function CancelOrder({ number }: { readonly number: number }) {
  const form = useForm(
    async ({ why = '' }) => {
      await callAdmin('moveOrder', { params: { number: String(number) }, body: { state: 'cancelled', why } })
      toast.success(messages.isCancelled(number))
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
    ['why'],
  )
  return (
    <details>
      <summary className="button button-danger">{messages.cancel}</summary>
      <Form form={form} submit={messages.cancelNow(number)} look="danger" className="mt-4 grid gap-4">
        <Field name="why" label={messages.why} hint={messages.whyHint} required />
      </Form>
    </details>
  )
}
