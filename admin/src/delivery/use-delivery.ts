import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TouchedOrder } from '@baqala/contract/admin/delivery'
import { amountOf } from '@baqala/contract/typed-amount'
import { toast } from '@baqala/kit/ui/toast.ts'
import { type AdminReply, type Ask, callAdmin, CallFailed, refresh } from '../api/calls.ts'
import { useForm, type Values } from '../ui/form.tsx'
import { queryClient } from '../api/query-client.ts'
import { messages } from '#messages/delivery'

export type Slot = AdminReply<'listSlots'>[number]
export type Area = AdminReply<'listAreas'>[number]
export type Round = AdminReply<'listRounds'>[number]
export type Planned = AdminReply<'listPlans'>[number]
export type Season = Planned['season']
export type ShopDay = AdminReply<'listDays'>[number]

export type DeliverySettings = Awaited<ReturnType<typeof findDeliverySettings>>

/** Everything that the shop has set of delivery, but for its times. */
export const useDeliverySettings = () => useQuery({ queryKey: ['delivery', 'settings'], queryFn: findDeliverySettings })

async function findDeliverySettings() {
  const [areas, rounds, plans, days] = await Promise.all([
    callAdmin('listAreas', {}),
    callAdmin('listRounds', {}),
    callAdmin('listPlans', {}),
    callAdmin('listDays', {}),
  ])
  return { areas, rounds, plans, days }
}

/** The query of a call that would be made: it says what it would touch, and changes nothing. */
export const CHECK = { query: { check: 'true' } }

const CHANGING = ['delivery', 'slot']

/** Changes one time, shown at once. Several presses are sent one after the other; the last one looks again. */
export function useSlotChange(id: string) {
  return useMutation({
    mutationKey: CHANGING,
    scope: { id: `slot ${id}` },
    mutationFn: (body: Ask<'changeSlot'>['body']) => callAdmin('changeSlot', { params: { id }, body }),
    async onMutate({ releaseHolds, ...change }) {
      // An answer that is on its way does not know of this change.
      await queryClient.cancelQueries({ queryKey: ['delivery'] })
      const next = { ...change, ...(releaseHolds && { held: 0 }) }
      queryClient.setQueriesData<readonly Slot[]>({ queryKey: ['delivery', 'listSlots'] }, (slots) =>
        slots?.map((slot) => (slot._id === id ? { ...slot, ...next } : slot)),
      )
      queryClient.setQueriesData<Slot>(
        { queryKey: ['delivery', 'getSlot', { params: { id } }] },
        (slot) => slot && { ...slot, ...next },
      )
    },
    onError: (error) => toast.failure(error.message),
    onSettled() {
      if (queryClient.isMutating({ mutationKey: CHANGING }) === 1) void refresh('delivery')
    },
  })
}

/** The number that somebody typed, in the digits of either language. Refused at the field where it is none. */
export function readNumber(values: Values, field: string): number {
  const number = amountOf(values[field] ?? '')
  if (Number.isNaN(number)) throw new CallFailed(messages.noNumber, 400, field)
  return number
}

/**
 * A form whose change is asked about first. Orders that it would touch are shown, and the second press does it; a field that
 * changes meanwhile asks anew.
 */
export function useCheckedForm<Result extends { readonly orders?: readonly TouchedOrder[] }>(
  send: (values: Values, check?: typeof CHECK) => Promise<Result>,
  /** Said once it is done. */
  saidOf: (result: Result) => string,
  onDone: () => void,
) {
  const [touched, setTouched] = useState<readonly TouchedOrder[]>()
  const form = useForm(async (values) => {
    if (touched === undefined) {
      const { orders = [] } = await send(values, CHECK)
      if (orders.length > 0) {
        setTouched(orders)
        return
      }
    }
    const result = await send(values)
    await refresh('delivery')
    return saidOf(result)
  }, onDone)
  return { ...form, touched, onChange: () => setTouched(undefined) }
}
