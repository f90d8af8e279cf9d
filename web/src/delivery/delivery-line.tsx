import { egpWithPiastres } from '../ui/egp.ts'
import { feeOf } from './delivery-price.ts'
import { useDeliveryAreas } from './delivery-query.ts'
import { slotWords } from './slot-words.ts'
import { messages } from '#messages/delivery'

interface DeliveryLineProps {
  /** EGP: from some amount on delivery may be free. */
  readonly goods?: number
  readonly className?: string
}

/** The least that delivery costs and the first free time, before anybody has typed an address. Nothing without areas. */
export function DeliveryLine({ goods = 0, className = '' }: DeliveryLineProps) {
  const areas = useDeliveryAreas()?.data
  if (!areas) return <LineToCome goods={goods} className={className} />
  if (areas.length === 0) return null
  const fees = areas.map((area) => feeOf(area, goods, false))
  const isFree = fees.every((fee) => fee === 0)
  const next = areas
    .flatMap(({ nextSlot }) => nextSlot ?? [])
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
  const minimum = Math.min(...areas.map((area) => area.minimum))
  return (
    <p className={className}>
      <span>
        {isFree ? messages.freeDelivery : messages.deliveryFrom(egpWithPiastres(Math.min(...fees)))}{' '}
        {goods < minimum && whatIsMissing(minimum, goods)}
      </span>{' '}
      {next && <span className="text-nowrap">{messages.next(slotWords(next))}</span>}
    </p>
  )
}

/** The minimum for delivery: the least amount, or how much more than the goods in the cart. */
function whatIsMissing(minimum: number, goods: number): string {
  return goods > 0
    ? messages.moreToMinimum(egpWithPiastres(minimum - goods))
    : messages.ordersFrom(egpWithPiastres(minimum))
}

const ANY_TIME = { startsAt: '2026-01-01T10:00Z', from: '12:00', until: '14:00' }

/** Holds the room of a usual line while the areas load, so that nothing below it moves. */
function LineToCome({ goods = 0, className = '' }: DeliveryLineProps) {
  return (
    <p aria-hidden className={`${className} invisible`}>
      <span>
        {messages.deliveryFrom(egpWithPiastres(15))} {whatIsMissing(goods + 78.5, goods)}
      </span>{' '}
      <span className="text-nowrap">{messages.next(slotWords(ANY_TIME))}</span>
    </p>
  )
}
