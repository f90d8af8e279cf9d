import type { Order } from '@baqala/contract/orders'
import { areaName } from './area-name.ts'
import { ToldToCourier } from './courier-word.tsx'
import { useDeliveryAreas } from './delivery-query.ts'
import { cairoDay } from '@baqala/kit/language/cairo-time.ts'
import { datedDayWords, dateWords, hoursWords, momentWords } from './slot-words.ts'
import { messages } from '#messages/delivery'

type Promised = Pick<Order, 'state' | 'delivery' | 'promisedFrom' | 'promisedUntil' | 'isDelivered'>

/** The time that an order is promised for, in words; undefined if it named no delivery. On paper "Today" is true for a day only. */
export function promiseWords(order: Promised, dayInWords = datedDayWords): string | undefined {
  return inWords(order, (day, hours) => messages.dayAndHours(dayInWords(day), hours))
}

/** The promised time of an order that is still to come, as a sentence behind the badge of its state. */
export function arrivalWords(order: Order): string | undefined {
  // By then a time that was open is agreed on.
  if (order.state === 'on its way' && !order.promisedUntil) return undefined
  const says = order.state === 'awaiting payment' ? messages.arrivesOncePaid : messages.arrives
  return inWords(order, (day, hours) => says(datedDayWords(day), hours))
}

function inWords(
  { state, delivery, promisedFrom, promisedUntil, isDelivered }: Promised,
  words: (day: string, hours: string) => string,
): string | undefined {
  if (!delivery) return undefined
  const { from, until, isExpress } = delivery
  if (promisedFrom && from && until) return words(cairoDay(promisedFrom), hoursWords({ from, until }))
  // Its minutes count from the payment on.
  if (isExpress && promisedFrom && promisedUntil && state === 'awaiting payment')
    return messages.expressOncePaid((Date.parse(promisedUntil) - Date.parse(promisedFrom)) / 60_000)
  if (isExpress && promisedUntil) return messages.promisedWithin(momentWords(promisedUntil))
  return isDelivered ? undefined : messages.agreedByPhone
}

/** For an order that named no area, in a shop that has some: its time is open until it is on its way. Nothing for every other order. */
export function AgreedByPhone({ order }: { readonly order: Order }) {
  const areas = useDeliveryAreas()
  const { delivery, askedArea, state } = order
  if (delivery || !(askedArea ?? areas?.data.length)) return null
  const open = messages.deliveryIsOpen(askedArea ? areaName(askedArea) : '')
  return <span className="font-bold">{state === 'on its way' ? messages.feeIsNotInTotal : open}</span>
}

interface PromisedDeliveryProps {
  readonly order: Order
  /** One level below the heading around it. */
  readonly heading: 'h2' | 'h3'
}

/** When an order comes, or was to come, and what the courier was told. */
export function PromisedDelivery({ order, heading: Heading }: PromisedDeliveryProps) {
  const { delivery, isDelivered } = order
  const promise = promiseWords(order, isDelivered ? dateWords : datedDayWords)
  if (!delivery) return null
  return (
    <section className="rounded-field bg-well px-4 py-3">
      {promise && <Heading className="text-base">{isDelivered ? messages.wasPromised : messages.promised}</Heading>}
      {promise && <p className="font-bold">{promise}</p>}
      <p className="text-ink-soft">{areaName({ name: delivery.area, nameAr: delivery.areaAr })}</p>
      {!isDelivered && <ToldToCourier {...delivery} />}
    </section>
  )
}
