import { useId, useRef, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { CallFailed, changeAdmin, useCall } from '../api/calls.ts'
import { Form, SelectField, useForm } from '../ui/form.tsx'
import { Loaded } from '../ui/screen-parts.tsx'
import { useMay } from '../session/use-session.ts'
import { egp } from '../ui/words.ts'
import { promiseInWords } from './order-card.tsx'
import { type OrderFormProps, unlessOvertaken } from './overtaken.ts'
import { messages } from '#messages/orders'

const BY_PHONE = 'by phone'
const IN_THE_SHOP = ['placed', 'paid', 'being packed']

/** Moves an order that has not left to another time of its area. */
export function MoveTime({ order, onOvertaken }: OrderFormProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mayMove = useMay('delivery') && order.hasArea && IN_THE_SHOP.includes(order.state)
  if (!mayMove) return null
  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        ref={opener}
        text={messages.moveTime}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id} className="w-full rounded-field bg-well p-4">
          {order.isExpress && order.method === 'card' ? (
            <p>{messages.expressIsPaid}</p>
          ) : (
            <TimeForm order={order} onOvertaken={onOvertaken} onMoved={close} />
          )}
        </div>
      )}
    </div>
  )
}

function TimeForm({ order, onOvertaken, onMoved }: OrderFormProps & { readonly onMoved: () => void }) {
  const { number, isExpress, method, updatedAt } = order
  const params = { number: String(number) }
  const times = useCall('orders', 'listOrderTimes', { params })
  const form = useForm(async ({ time }) => {
    if (!time) throw new CallFailed(messages.chooseTime, 400, 'time')
    const body = { slotId: time === BY_PHONE ? null : time, updatedAt }
    const moving = changeAdmin(['orders', 'delivery'], 'changeTime', { params, body })
    const moved = await unlessOvertaken(moving, onOvertaken)
    return moved && messages.isMoved(number, promiseInWords(moved), egp(moved.total))
  }, onMoved)
  return (
    <Loaded query={times} className="">
      {(free) => (
        <Form form={form} submit={messages.moveTimeNow}>
          <SelectField
            name="time"
            label={messages.newTime}
            hint={messages.shopperIsTold}
            onChange={form.forgetFailure}
            options={[
              ['', free.length === 0 ? messages.noTimeFree : messages.chooseTime],
              ...free.map((time) => [time._id, messages.freeTime(hoursOf(time), time.left)] as const),
              ...(order.promisedUntil === null ? [] : [[BY_PHONE, messages.timeByPhone] as const]),
            ]}
          />
          {isExpress && method === 'cash' && <p className="text-sm">{messages.expressGoes}</p>}
        </Form>
      )}
    </Loaded>
  )
}

function hoursOf({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): string {
  return promiseInWords({ promisedFrom: startsAt, promisedUntil: endsAt, promise: '', isExpress: false })
}
