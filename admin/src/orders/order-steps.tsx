import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { PHONE, plainPhone } from '@baqala/contract/phone'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '@baqala/kit/api/store.ts'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field, SelectField } from '../ui/form.tsx'
import { NextStep, stepsOf } from './next-step.tsx'
import { refusedMove, startMove, usePendingMove, type Step } from './pending-moves.ts'
import { useCouriers } from './use-orders.ts'
import { messages } from '#messages/orders'

/** In the history's entry of an order that was opened to be handed over. */
export const HAND_OVER = 'hand over'

/** The next step of an order; where it may leave, with whom. */
export function OrderSteps({ order }: { readonly order: StaffOrder }) {
  const pending = usePendingMove(order.number)
  const refused = useStore(refusedMove)
  const [courierId, setCourierId] = useState('')
  const [courierPhone, setCourierPhone] = useState('')
  const isLeaving = order.state === 'being packed' && order.mayMove.includes('on its way')
  const field = useRef<HTMLInputElement>(null)
  const [isPressed, setIsPressed] = useState(false)
  const typed = plainPhone(courierPhone)
  const isWrong = isLeaving && typed !== '' && !PHONE.test(typed)
  function start(step: Step) {
    setIsPressed(true)
    if (isWrong) field.current?.focus()
    else startMove(order.number, step, step === 'on its way' ? { courierId, courierPhone: typed } : {})
  }
  const said = refused?.number === order.number ? refused.said : undefined
  const isEmpty = !pending && !said && stepsOf(order).length === 0
  return (
    // Without a box, an order that has ended leaves no gap here.
    <div className={isEmpty ? 'contents' : 'grid gap-3'}>
      <ErrorAlert message={said} />
      {isLeaving && !pending && (
        <>
          <Courier value={courierId} onChoose={setCourierId} />
          <Field
            label={messages.courierPhone}
            hint={messages.courierPhoneHint}
            type="tel"
            ref={field}
            error={isPressed && isWrong ? messages.phoneInvalid : undefined}
            value={courierPhone}
            onChange={({ target }) => setCourierPhone(target.value)}
          />
        </>
      )}
      <NextStep order={order} start={start} />
    </div>
  )
}

interface CourierProps {
  readonly value: string
  readonly onChoose: (courierId: string) => void
}

/** The couriers who sign in, for those who hand over. A card that asked with whom an order leaves opens it here. */
function Courier({ value, onChoose }: CourierProps) {
  const couriers = useCouriers()
  const isAsked = useLocation().state === HAND_OVER && couriers.length > 0
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (!isAsked) return
    field.current?.focus({ preventScroll: true })
    // With the button, which is below.
    field.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  if (couriers.length === 0) return null
  return (
    <SelectField
      ref={field}
      name="courier"
      label={messages.courier}
      hint={messages.courierHint}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      options={[['', messages.otherCourier], ...couriers.map(({ _id, name }) => [_id, name] as const)]}
    />
  )
}
