import { Button } from '@baqala/kit/ui/button.tsx'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { type AdminReply, isNotFound, useCall } from '../api/calls.ts'
import { Loaded } from '../ui/screen-parts.tsx'
import { nameOf } from '../ui/words.ts'
import { hoursWords, longDay } from './days.ts'
import { SlotControls, stateInWords } from './slot-parts.tsx'
import { OrderList } from './checked-dialog.tsx'
import { useSlotChange } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** One time: its places, whether it can be chosen, and who is in it. */
export function SlotDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const found = useCall('delivery', 'getSlot', { params: { id } })
  const { data, error } = found
  const title = data ? longDay(data.day) + messages.comma + hoursWords(data) : messages.parts.times
  return (
    <Dialog title={title} onClose={onClose} closeLabel={messages.done}>
      <Loaded query={found} failureText={isNotFound(error) ? messages.timeIsGone : undefined}>
        {(slot) => <WholeSlot slot={slot} />}
      </Loaded>
    </Dialog>
  )
}

function WholeSlot({ slot }: { readonly slot: AdminReply<'getSlot'> }) {
  const { _id, round, isOver, capacity, capacityBy, taken, held, orders } = slot
  const change = useSlotChange(_id)
  const release = () => change.mutate({ releaseHolds: true })
  return (
    <>
      <p className="text-ink-soft">
        <bdi>{nameOf(round)}</bdi> · {stateInWords(slot)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-lg font-bold" aria-live="polite">
          {messages.placesTaken(taken, capacity)}
        </p>
        {!isOver && <SlotControls slot={slot} />}
      </div>
      {capacityBy !== null && <p className="text-sm text-ink-soft">{messages.setBy(capacityBy)}</p>}
      {held > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p>{messages.heldPlaces(held)}</p>
          <Button onClick={release} look="text" className="tall-link" text={messages.releaseHolds} />
        </div>
      )}
      <p className="text-sm text-ink-soft">{messages.closingKeeps}</p>
      {orders.length === 0 ? (
        <p>{messages.noOrders}</p>
      ) : (
        <div>
          <h3 className="font-bold">{messages.ordersIn(orders.length)}</h3>
          <OrderList orders={orders} isInTime />
        </div>
      )}
    </>
  )
}
