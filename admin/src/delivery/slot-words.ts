import { dayOf } from '../app/times.ts'
import { momentWords } from './days.ts'
import type { Slot } from './use-delivery.ts'
import { messages } from '#messages/delivery'

/** Whether a time can be ordered, and until when. */
export function stateInWords({ isClosed, isOver, isOffSale, cutOff, day, startsAt }: Slot): string {
  if (isClosed) return messages.isClosed
  if (isOver) return messages.isOver
  if (isOffSale) return messages.isOffSale
  const until = messages.cutOff(momentWords(cutOff, day))
  return dayOf(startsAt) === day ? until : `${messages.afterMidnight}, ${until}`
}
