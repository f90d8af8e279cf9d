import type { StaffOrder } from '@baqala/contract/admin/orders'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { egp } from '../app/money.ts'
import { changeWithProof } from '../app/proof.ts'
import { Choice, Form } from '../app/form.tsx'
import { useForm } from '../app/use-form.ts'
import { messages } from '#messages/orders'

/** Sends back the payments that the order owes. */
export function RefundOrder({ order: { number, mayRefund } }: { readonly order: StaffOrder }) {
  const form = useForm(
    async ({ isByHand, ...proof }) => {
      const ask = { params: { number: String(number) }, body: { isByHand: isByHand === 'on' } }
      await changeWithProof(proof, ['orders'], () => callAdmin('refundOrder', ask))
      toast.success(messages.isRefunded(egp(mayRefund)))
    },
    ['code', 'password'],
  )
  return (
    <div className="grid gap-3 rounded-field bg-well p-4">
      <p className="font-bold">{messages.refundDue(egp(mayRefund))}</p>
      <Form form={form} submit={messages.refund(egp(mayRefund))} className="grid gap-3" hasProof>
        <Choice name="isByHand" label={messages.isByHand} />
      </Form>
    </div>
  )
}
