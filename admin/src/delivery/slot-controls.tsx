import { Minus } from '@baqala/kit/ui/icons.tsx'
import { Plus } from '../app/icons.tsx'
import { hoursWords } from './days.ts'
import { useSlotChange, type Slot } from './use-delivery.ts'
import { messages } from '#messages/delivery'

const MOST = 9999

/** A place fewer or more, and closing: the same buttons undo it. There are never fewer places than are taken. */
export function SlotControls({ slot, className = '' }: { readonly slot: Slot; readonly className?: string }) {
  const change = useSlotChange(slot._id)
  const { capacity, taken, held, isClosed } = slot
  const time = hoursWords(slot)
  return (
    <span className={`flex items-center ${className}`}>
      <button
        type="button"
        aria-label={messages.fewerPlaces(time)}
        aria-disabled={capacity <= taken + held}
        onClick={() => capacity > taken + held && change.mutate({ capacity: capacity - 1 })}
        className="round-button hover:bg-leaf-tint aria-disabled:opacity-40"
      >
        <Minus aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label={messages.morePlaces(time)}
        onClick={() => capacity < MOST && change.mutate({ capacity: capacity + 1 })}
        className="round-button hover:bg-leaf-tint"
      >
        <Plus aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label={isClosed ? messages.openTimeOf(time) : messages.closeTimeOf(time)}
        onClick={() => change.mutate({ isClosed: !isClosed })}
        className="admin-tab text-link"
      >
        {isClosed ? messages.openTime : messages.closeTime}
      </button>
    </span>
  )
}
