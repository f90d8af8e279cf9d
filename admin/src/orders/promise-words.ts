import type { BoardOrder } from '@baqala/contract/admin/orders'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { messages } from '#messages/orders'

const timeZone = 'Africa/Cairo'
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone })
const day = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone })

/** The promised time as short as it can be: the hours, and the day where it is not today. */
export function promiseInWords({
  promisedFrom,
  promisedUntil,
  promise,
}: Pick<BoardOrder, 'promisedFrom' | 'promisedUntil' | 'promise'>): string {
  if (promisedUntil === null) return promise
  const until = new Date(promisedUntil)
  const hours = promisedFrom === null ? messages.by(clock(until)) : `${clock(new Date(promisedFrom))}–${clock(until)}`
  return day(until) === day(new Date()) ? hours : `${day(until)} ${hours}`
}
