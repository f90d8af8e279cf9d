import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TouchedOrder } from '@baqala/contract/admin/delivery'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'
import { queryClient } from '../app/query-client.ts'
import { useForm } from '../app/use-form.ts'

export type Slot = AdminReply<'listSlots'>[number]
export type Area = AdminReply<'listAreas'>[number]
export type Round = AdminReply<'listRounds'>[number]
export type Planned = AdminReply<'listPlans'>[number]
export type Season = Planned['season']
export type ShopDay = AdminReply<'listDays'>[number]
export type Pause = AdminReply<'listPauses'>[number]

/** Everything that the shop has set of delivery, but for its times. */
export interface Shown {
  readonly areas: readonly Area[]
  readonly rounds: readonly Round[]
  readonly plans: readonly Planned[]
  readonly days: readonly ShopDay[]
}

const ALL = ['delivery'] as const
/** The query of a call that would be made: it says what it would touch, and changes nothing. */
export const CHECK = { check: 'true' }

export const useAreas = () => useQuery({ queryKey: [...ALL, 'areas'], queryFn: () => callAdmin('listAreas', {}) })
export const useRounds = () => useQuery({ queryKey: [...ALL, 'rounds'], queryFn: () => callAdmin('listRounds', {}) })
export const usePlans = () => useQuery({ queryKey: [...ALL, 'plans'], queryFn: () => callAdmin('listPlans', {}) })
export const useDays = () => useQuery({ queryKey: [...ALL, 'days'], queryFn: () => callAdmin('listDays', {}) })
export const usePauses = () => useQuery({ queryKey: [...ALL, 'pauses'], queryFn: () => callAdmin('listPauses', {}) })

export function useSlots(from: string, to: string) {
  return useQuery({
    queryKey: [...ALL, 'slots', from],
    queryFn: () => callAdmin('listSlots', { query: { from, to } }),
    // Places are taken while somebody looks.
    refetchInterval: 60_000,
  })
}

export function useSlot(id: string) {
  return useQuery({ queryKey: [...ALL, 'slot', id], queryFn: () => callAdmin('getSlot', { params: { id } }) })
}

/** Looks again at everything of delivery, after a change. */
export function refreshDelivery(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ALL })
}

interface SlotChange {
  readonly isClosed?: boolean
  readonly capacity?: number
  readonly releaseHolds?: true
}

/** Changes one time, shown at once. Several presses are sent one after the other; the last one looks again. */
export function useSlotChange(id: string) {
  return useMutation({
    mutationKey: [...ALL, 'slot'],
    scope: { id: `slot ${id}` },
    mutationFn: (body: SlotChange) => callAdmin('changeSlot', { params: { id }, body }),
    async onMutate({ releaseHolds, ...change }) {
      // An answer that is on its way does not know of this change.
      await queryClient.cancelQueries({ queryKey: ALL })
      const next = { ...change, ...(releaseHolds && { held: 0 }) }
      queryClient.setQueriesData<readonly Slot[]>({ queryKey: [...ALL, 'slots'] }, (slots) =>
        slots?.map((slot) => (slot._id === id ? { ...slot, ...next } : slot)),
      )
      queryClient.setQueryData<Slot>([...ALL, 'slot', id], (slot) => slot && { ...slot, ...next })
    },
    onError: (error) => toast.failure(error.message),
    onSettled() {
      if (queryClient.isMutating({ mutationKey: [...ALL, 'slot'] }) === 1) void refreshDelivery()
    },
  })
}

/** Makes a change without a form, and says what has come of it. */
export function useChange<Result>(change: () => Promise<Result>, done: (result: Result) => string) {
  return useMutation({
    mutationFn: change,
    async onSuccess(result) {
      await refreshDelivery()
      toast.success(done(result))
    },
    onError: (error) => toast.failure(error.message),
  })
}

type Values = Readonly<Record<string, string>>

interface Sent {
  readonly orders?: readonly TouchedOrder[]
}

/**
 * A form whose change is asked about first. Where it would touch orders they are shown, and the second press does it; a field that
 * changes meanwhile asks anew.
 */
export function useCheckedForm<Result extends Sent>(
  send: (values: Values, query: typeof CHECK | undefined) => Promise<Result>,
  fields: readonly string[],
  onDone: (result: Result) => void,
) {
  const [touched, setTouched] = useState<readonly TouchedOrder[]>()
  const form = useForm(async (values) => {
    if (touched === undefined) {
      const { orders = [] } = await send(values, CHECK)
      if (orders.length > 0) return setTouched(orders)
    }
    const result = await send(values, undefined)
    await refreshDelivery()
    onDone(result)
  }, fields)
  return { ...form, touched, onChange: () => setTouched(undefined) }
}
