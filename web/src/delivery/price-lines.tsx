import type { Order } from '@baqala/contract/orders'
import { egpWithPiastres } from '../ui/egp.ts'
import { areaName } from './area-name.ts'
import { missingForFree } from './delivery-price.ts'
import { useDeliveryAreas } from './delivery-query.ts'
import type { Delivery } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface DeliveryPriceProps {
  readonly delivery: Delivery
  /** EGP. */
  readonly goods: number
  /** Those that count to free delivery. */
  readonly inStock: number
}

/** The lines above a total: the goods, what their delivery costs, and what is missing for a free one. */
export function DeliveryPrice({ delivery, goods, inStock }: DeliveryPriceProps) {
  const { area, belowMinimumBy, fee, time } = delivery
  if (!area || belowMinimumBy > 0) return null
  const toFree = time === 'express' ? undefined : missingForFree(area, inStock)
  return (
    <>
      <PriceLine label={messages.goods} amount={egpWithPiastres(goods)} />
      <PriceLine
        label={messages.deliveryTo(areaName(area))}
        amount={fee === 0 ? messages.free : egpWithPiastres(fee)}
      />
      {area.freeFrom !== undefined && toFree !== undefined && toFree > 0 && (
        <p className="mb-2 text-sm text-ink-soft">
          {messages.freeFrom(egpWithPiastres(area.freeFrom), egpWithPiastres(toFree))}
        </p>
      )}
    </>
  )
}

/** The goods of an order and its fee. Only one that is to come tells of a fee by phone: an older one may be from before the areas. */
export function OrderedDeliveryPrice({ order, isToCome }: { order: Order; isToCome: boolean }) {
  const { delivery, shippingPrice: fee, totalOrderPrice, isDelivered } = order
  const areas = useDeliveryAreas()
  const isOpen = !delivery && fee === 0
  if (fee === 0 && !(isOpen ? isToCome && areas?.data.length : isToCome || isDelivered)) return null
  const price = fee === 0 ? messages.free : egpWithPiastres(fee)
  return (
    <div>
      <PriceLine label={messages.goods} amount={egpWithPiastres(totalOrderPrice - fee)} />
      <PriceLine label={messages.delivery} amount={isOpen ? messages.feeByPhone : price} />
    </div>
  )
}

interface PriceLineProps {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

export function PriceLine({ label, amount, isTotal = false }: PriceLineProps) {
  return (
    <p className={`flex flex-wrap justify-between gap-x-4 ${isTotal ? 'text-[min(1.25rem,8vw)] font-extrabold' : ''}`}>
      <span>{label}</span>
      <span className={`tabular ${isTotal ? '' : 'font-bold'}`}>{amount}</span>
    </p>
  )
}
