import { Button, RoundButton } from '@baqala/kit/ui/button.tsx'
import { Minus } from '@baqala/kit/ui/icons.tsx'
import { Plus } from '../ui/icons.tsx'
import { dayOf, momentWords } from '../ui/words.ts'
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
      <RoundButton
        label={messages.fewerPlaces(time)}
        aria-disabled={capacity <= taken + held}
        onClick={() => capacity > taken + held && change.mutate({ capacity: capacity - 1 })}
        icon={<Minus aria-hidden size={20} />}
        className="hover:bg-leaf-tint aria-disabled:opacity-40"
      />
      <RoundButton
        label={messages.morePlaces(time)}
        onClick={() => capacity < MOST && change.mutate({ capacity: capacity + 1 })}
        icon={<Plus aria-hidden size={20} />}
        className="hover:bg-leaf-tint"
      />
      <Button
        aria-label={isClosed ? messages.openTimeOf(time) : messages.closeTimeOf(time)}
        onClick={() => change.mutate({ isClosed: !isClosed })}
        look="text"
        className="admin-tab"
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
      <span aria-hidden className="tabular text-sm">
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
