import type { BoardOrder } from '@baqala/contract/admin/orders'
import { clock, dayOf, inCairo } from '../app/words.ts'
import { messages } from '#messages/orders'

type Promised = Pick<BoardOrder, 'promisedFrom' | 'promisedUntil' | 'promise'>

const day = inCairo({ weekday: 'short', day: 'numeric', month: 'short' })

/** The promised time as short as it can be: the hours, and the day where it is not today. */
export function promiseInWords({ promisedFrom, promisedUntil, promise }: Promised): string {
  if (promisedUntil === null) return promise
  const until = clock(promisedUntil)
  const hours = promisedFrom === null ? messages.by(until) : `${clock(promisedFrom)}–${until}`
  return dayOf(promisedUntil) === dayOf() ? hours : `${day(promisedUntil)} ${hours}`
}
