import type { StaffOrder } from '@baqala/contract/admin/orders'
import { toast } from '@baqala/kit/ui/toast.ts'
import { changeAdmin } from '../app/calls.ts'
import { egp } from '../app/money.ts'
import { Choice, Form, useForm } from '../app/form.tsx'
import { messages } from '#messages/orders'

/** Sends back the payments that the order owes. */
export function RefundOrder({ order: { number, mayRefund } }: { readonly order: StaffOrder }) {
  const form = useForm(async ({ isByHand, ...proof }) => {
    const ask = { params: { number: String(number) }, body: { isByHand: isByHand === 'on' } }
    await changeAdmin('orders', 'refundOrder', ask, proof)
    toast.success(messages.isRefunded(egp(mayRefund)))
  })
  return (
    <div className="grid gap-3 rounded-field bg-well p-4">
      <p className="font-bold">{messages.refundDue(egp(mayRefund))}</p>
      <Form form={form} submit={messages.refund(egp(mayRefund))} className="grid gap-3" hasProof>
        <Choice name="isByHand" label={messages.isByHand} />
      </Form>
    </div>
  )
}
