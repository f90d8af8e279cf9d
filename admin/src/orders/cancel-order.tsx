import { toast } from '@baqala/kit/ui/toast.ts'
import { changeAdmin } from '../app/calls.ts'
import { Field, Form, useForm } from '../app/form.tsx'
import { messages } from '#messages/orders'

/** Behind a press of its own, and with a reason: it cannot be undone. */
export function CancelOrder({ number }: { readonly number: number }) {
  const form = useForm(async ({ why = '' }) => {
    const ask = { params: { number: String(number) }, body: { state: 'cancelled', why } } as const
    await changeAdmin('orders', 'moveOrder', ask)
    toast.success(messages.isCancelled(number))
  })
  return (
    <details>
      <summary className="button button-danger">{messages.cancel}</summary>
      <Form form={form} submit={messages.cancelNow(number)} look="danger" className="mt-4 grid gap-4">
        <Field name="why" label={messages.why} hint={messages.whyHint} required />
      </Form>
    </details>
  )
}
