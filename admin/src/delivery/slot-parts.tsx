import { Button, RoundButton } from '@baqala/kit/ui/button.tsx'
import { Minus } from '@baqala/kit/ui/icons.tsx'
import { Modal } from '../ui/modal.tsx'
import { isNotFound, useCall } from '../api/calls.ts'
import { Loaded } from '../ui/screen-parts.tsx'
import { Plus } from '../ui/icons.tsx'
import { dayOf, momentWords, nameOf } from '../ui/words.ts'
import { hoursWords, longDay } from './days.ts'
import { OrderList } from './touched-orders.tsx'
import { type Slot, useSlotChange } from './use-delivery.ts'
import { messages } from '#messages/delivery'

const MOST = 9999

/** One time: its places, whether it can be chosen, and who is in it. */
export function SlotDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const found = useCall('delivery', 'getSlot', { params: { id } })
  const { data, error } = found
  const change = useSlotChange(id)
  const release = () => change.mutate({ releaseHolds: true })
  const title = data ? longDay(data.day) + messages.comma + hoursWords(data) : messages.parts.times
  return (
    <Modal title={title} onClose={onClose} closeLabel={messages.done}>
      <Loaded query={found} failureText={isNotFound(error) ? messages.timeIsGone : undefined}>
        {(slot) => (
          <>
            <p className="text-ink-soft">
              <bdi>{nameOf(slot.round)}</bdi> · {stateInWords(slot)}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="text-lg font-bold" aria-live="polite">
                {messages.placesTaken(slot.taken, slot.capacity)}
              </p>
              {!slot.isOver && <SlotControls slot={slot} />}
            </div>
            {slot.capacityBy !== null && <p className="text-sm text-ink-soft">{messages.setBy(slot.capacityBy)}</p>}
            {slot.held > 0 && (
              <div className="flex flex-wrap items-center gap-x-3">
                <p>{messages.heldPlaces(slot.held)}</p>
                <Button onClick={release} look="text" className="tall-link" text={messages.releaseHolds} />
              </div>
            )}
            {!slot.isOver && <p className="text-sm text-ink-soft">{messages.closingKeeps}</p>}
            {slot.orders.length === 0 ? (
              <p>{messages.noOrders}</p>
            ) : (
              <div>
                <h3 className="font-bold">{messages.ordersIn(slot.orders.length)}</h3>
                <OrderList orders={slot.orders} isInTime />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  )
}

/** A place fewer or more, and closing: the same buttons undo it. There are never fewer places than are taken. */
export function SlotControls({ slot, className = '' }: { readonly slot: Slot; readonly className?: string }) {
  const change = useSlotChange(slot._id)
  const { capacity, taken, held, isClosed } = slot
  const time = hoursWords(slot)
  return (
    <span className={`flex grow items-center p-1 ${className}`}>
      <RoundButton
        label={messages.fewerPlaces(time)}
        aria-disabled={capacity <= taken + held}
        onClick={() => capacity > taken + held && change.mutate({ capacity: capacity - 1 })}
        icon={<Minus aria-hidden size={20} />}
        className="border border-field-line bg-paper hover:bg-leaf-tint aria-disabled:opacity-40"
      />
      {/* How full the time is has said it to a screen reader. */}
      <span aria-hidden className="grid min-w-10 text-center text-xs">
        <span className="tabular text-base leading-tight font-bold">{capacity}</span>
        {messages.places(capacity)}
      </span>
      <RoundButton
        label={messages.morePlaces(time)}
        onClick={() => capacity < MOST && change.mutate({ capacity: capacity + 1 })}
        icon={<Plus aria-hidden size={20} />}
        className="border border-field-line bg-paper hover:bg-leaf-tint"
      />
      <Button
        aria-label={isClosed ? messages.openTimeOf(time) : messages.closeTimeOf(time)}
        onClick={() => change.mutate({ isClosed: !isClosed })}
        look="text"
        className="ms-auto inline-flex min-h-11 items-center px-2 font-bold"
        text={isClosed ? messages.openTime : messages.closeTime}
      />
    </span>
  )
}

/** A bar and its numbers; nothing where there are no places. */
export function Fullness({ taken, capacity }: { readonly taken: number; readonly capacity: number }) {
  if (capacity === 0) return null
  return (
    <span className="fullness">
      <span className="sr-only">{messages.placesTaken(taken, capacity)}</span>
      <span aria-hidden className="tabular">
        {`\u2066${taken}/`}
        <wbr />
        {`${capacity}\u2069`}
      </span>
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect width="100" height="6" rx="3" className="fill-line" />
        <rect
          width={Math.min(100, (100 * taken) / capacity)}
          height="6"
          rx="3"
          className={taken >= capacity ? 'fill-tomato' : 'fill-leaf'}
        />
      </svg>
    </span>
  )
}

/** Whether a time can be ordered, and until when. */
export function stateInWords({ isClosed, isOver, isOffSale, cutOff, day, startsAt }: Slot): string {
  if (isClosed) return messages.isClosed
  if (isOver) return messages.isOver
  if (isOffSale) return messages.isOffSale
  const until = messages.cutOff(momentWords(cutOff, day))
  return dayOf(startsAt) === day ? until : messages.afterMidnight + messages.comma + until
}
