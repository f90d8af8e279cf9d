import { egpWithPiastres } from '../ui/egp.ts'
import { useDeliveryAreas } from './delivery-query.ts'
import { slotWords } from './slot-words.ts'
import * as messages from '#messages/delivery'

/** The least that delivery costs and the first free time, before anybody has typed an address. Nothing without areas. */
export function DeliveryLine({ className }: { readonly className?: string }) {
  const areas = useDeliveryAreas()?.data ?? []
  if (areas.length === 0) return null
  const fees = areas.map((area) => area.fee)
  const isFree = fees.every((fee) => fee === 0)
  const next = areas
    .flatMap(({ nextSlot }) => nextSlot ?? [])
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
  return (
    <p className={className}>
      <span>{isFree ? messages.freeDelivery : messages.deliveryFrom(egpWithPiastres(Math.min(...fees)))}</span>{' '}
      {next && <span className="text-nowrap">{messages.next(slotWords(next))}</span>}
    </p>
  )
}
