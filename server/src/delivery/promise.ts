/** The time that an order was promised for, in words. */
import type { Language } from '@baqala/contract/language'
import { clockOf, dateOf } from '../egypt/cairo-time.ts'
import { say } from '../refusal.ts'
import { promises } from './delivery.messages.en.ts'
import type { DeliveryLabels, DeliveryRow } from './promise.queries.ts'

/** The day and the hours of a slot as they were sold: '2026-11-24', '18:00', '20:00'. Empty without a slot. */
export function hoursOf(labels: Pick<DeliveryLabels, 'day' | 'fromMinute' | 'untilMinute'> | null) {
  if (labels === null) return {}
  const { day, fromMinute, untilMinute } = labels
  if (day === null || fromMinute === null || untilMinute === null) return {}
  return { day, from: clockOf(fromMinute), until: clockOf(untilMinute) }
}

/** For the shop: the area that the order named and the city that was typed, or the city alone if it says both. */
export function describePlace({ delivery, city }: Pick<DeliveryRow, 'delivery'> & { readonly city: string }): string {
  const area = delivery?.area ?? ''
  return area === '' || city.toLowerCase().includes(area.toLowerCase()) ? city : `${area}, ${city}`
}

/** For the shop, such as `2026-11-24 18:00–20:00`, or `express, until 2026-11-24 14:35`. */
export function describePromise({ delivery, isExpress, promisedUntil }: DeliveryRow, language: Language = 'en') {
  const { day, from, until } = hoursOf(delivery)
  if (day !== undefined && from !== undefined && until !== undefined) {
    return say(promises.slot({ date: dateOf(day, delivery?.fromMinute ?? 0), from, until }), language)
  }
  if (isExpress && promisedUntil !== null) return say(promises.express({ until: promisedUntil }), language)
  return say(promises.toAgreeOn, language)
}
