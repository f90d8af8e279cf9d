import type { StaffOrder } from '@baqala/contract/admin/orders'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { egp } from '../app/money.ts'
import { changeWithProof, ProofField, proofKindOf } from '../app/proof.tsx'
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
  const proofKind = proofKindOf(form.failedField)
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-3 rounded-field bg-well p-4">
      <p className="font-bold">{messages.refundDue(egp(mayRefund))}</p>
      <ErrorAlert message={form.alert} />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="isByHand" className="size-5 accent-leaf" />
        {messages.isByHand}
      </label>
      {proofKind && <ProofField kind={proofKind} error={form.errorOf(proofKind)} />}
      <SubmitButton className="justify-self-start" isBusy={form.isBusy}>
        {messages.refund(egp(mayRefund))}
      </SubmitButton>
    </form>
  )
}
