import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { PHONE, plainPhone } from '@baqala/contract/phone'
import { AskFirst } from '../ui/ask-first.tsx'
import { Field, Form, useForm } from '../ui/form.tsx'
import { CallFailed, changeAdmin } from '../api/calls.ts'
import { messages } from '#messages/orders'

/** Takes back the last step of an order, which was pressed wrongly: that it was delivered, or that it left. */
export function TakeBack({ order: { number, state, mayMove } }: { readonly order: StaffOrder }) {
  // By key: the form closes with its step, and its reason does not stand under the step before.
  if (state === 'delivered' && mayMove.includes('on its way'))
    return <BackTo key="on its way" step="on its way" number={number} />
  if (state === 'on its way' && mayMove.includes('being packed'))
    return <BackTo key="being packed" step="being packed" number={number} />
  return null
}

interface BackToProps {
  readonly step: 'on its way' | 'being packed'
  readonly number: number
}

function BackTo({ step, number }: BackToProps) {
  const words = messages.stepsBack[step]
  const form = useForm(async ({ why = '', courierPhone = '' }) => {
    // The call itself lets it out: such a step for the first time needs none.
    if (why.trim() === '') throw new CallFailed(messages.whyIsMissing, 400, 'why')
    const phone = plainPhone(courierPhone)
    if (phone !== '' && !PHONE.test(phone)) throw new CallFailed(messages.phoneInvalid, 400, 'courierPhone')
    const body = { state: step, why, ...(phone && { courierPhone: phone }) }
    await changeAdmin('orders', 'moveOrder', { params: { number: String(number) }, body })
    return words.done(number)
  })
  return (
    <AskFirst text={words.open}>
      <Form form={form} submit={words.now(number)} look="danger">
        <p>{words.saysWhat}</p>
        <Field name="why" label={messages.why} hint={messages.whyOfStaff} required />
        {/* It was forgotten when the delivery was pressed. */}
        {step === 'on its way' && (
          <Field name="courierPhone" label={messages.courierPhone} hint={messages.courierPhoneHint} type="tel" />
        )}
      </Form>
    </AskFirst>
  )
}
