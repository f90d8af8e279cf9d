import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { callAdmin, CallFailed, changeAdmin, newKey, refresh } from '../api/calls.ts'
import { Form, useForm } from '../ui/form.tsx'
import { piecesIn, Stepper } from '../ui/stepper.tsx'
import { wholeTitle } from '../ui/words.ts'
import { Phone } from './icons.tsx'
import { messages as uiMessages } from '#messages/ui'
import { messages } from '#messages/orders'

interface LeaveOutProps {
  readonly order: StaffOrder
  readonly line: StaffOrder['lines'][number]
  readonly onLeftOut: () => void
  readonly onClose: () => void
}

/** Says how many pieces of a line are not on the shelf: all of them, unless it is told. */
export function LeaveOut({ order, line, onLeftOut, onClose }: LeaveOutProps) {
  const { product } = line
  const params = { number: String(order.number) }
  const [typed, setTyped] = useState(String(line.count))
  // One key for all presses of the button: an answer may be lost on its way. The pieces are counted once, when the form opens, like
  // the key: the order may be read again before the press is repeated.
  const [{ key, of }, setAsked] = useState(() => ({ key: newKey(), of: piecesOf(order, product) }))
  const form = useForm(async () => {
    const pieces = piecesIn(typed)
    if (!pieces || pieces > of) throw new CallFailed(messages.oneToAll(of), 400, 'pieces')
    const ask = { params, body: { product, pieces, of }, key: `${key}-${pieces}` }
    await changeAdmin('orders', 'leaveOut', ask).catch((error: unknown) => lookAgain(error, pieces))
    onLeftOut()
    return messages.isLeftOut(pieces, wholeTitle(line))
  }, onClose)

  /** A refusal is an answer: if the order holds other pieces now, the next press is another change, of those. */
  async function lookAgain(refusal: unknown, pieces: number): Promise<never> {
    if (refusal instanceof CallFailed && refusal.status === 409) {
      const now = piecesOf(await callAdmin('getOrder', { params }), product)
      if (now > 0 && now !== of) {
        setAsked({ key: newKey(), of: now })
        setTyped(String(Math.min(pieces, now)))
        await refresh('orders')
      }
    }
    throw refusal
  }

  return (
    <Form form={form} className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-field bg-well p-4">
      <ShopperWants order={order} />
      {of > 1 && (
        <Stepper
          label={messages.howManyMissing(of)}
          name="pieces"
          value={typed}
          onChange={(value) => {
            setTyped(value)
            form.forgetFailure()
          }}
          first={0}
          least={1}
          most={of}
        />
      )}
      <p className="text-sm">{messages.leavingOut}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.isBusy} text={messages.leaveOut} />
        <Button onClick={onClose} text={uiMessages.cancel} />
      </div>
    </Form>
  )
}

/** All pieces of a product, which has a line for each price. */
function piecesOf({ lines }: Pick<StaffOrder, 'lines'>, wanted: string): number {
  return lines.filter(({ product }) => product === wanted).reduce((sum, { count }) => sum + count, 0)
}

/** Repeated here: the box that says it first has scrolled away where the order is long. */
function ShopperWants({ order: { ifRunsOut, phone } }: Pick<LeaveOutProps, 'order'>) {
  if (ifRunsOut === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <strong>{messages.shopperWants[ifRunsOut]}</strong>
      {ifRunsOut !== 'leave out' && phone !== null && (
        <a href={`tel:${phone}`} className="text-link inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2">
          <Phone aria-hidden size={20} />
          {messages.call} <bdi className="tabular">{phone}</bdi>
        </a>
      )}
    </p>
  )
}
