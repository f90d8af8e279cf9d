import type { DeliveryArea } from '@baqala/contract/delivery'
import type { Order } from '@baqala/contract/orders'
import { Button } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { timeOf } from '../../delivery/delivery-choice.ts'
import { useDeliverySlots } from '../../delivery/delivery-query.ts'
import { DeliveryTimes } from '../../delivery/delivery-times.tsx'
import { promiseWords } from '../../delivery/promise.tsx'
import { datedSlotWords } from '../../delivery/slot-words.ts'
import type { useOrderChange } from './use-order-change.ts'
import { messages as delivery } from '#messages/delivery'
import { messages } from '#messages/order-change'

interface ChangeTimeProps {
  readonly order: Order
  readonly area: DeliveryArea
  readonly change: ReturnType<typeof useOrderChange>
}

/** Offers the times of /Payment but express, which counts from the order on. The order's own place counts as free. */
export function ChangeTime({ order, area, change: { time, chooseTime } }: ChangeTimeProps) {
  const { read, haveSlotsFailed } = useDeliverySlots(area._id)
  const now = timeOf(order)
  const slots = read?.data.map((slot) => (slot._id === now ? { ...slot, isOpen: true } : slot))
  const chosen = time ?? now
  const slot = slots?.find(({ _id }) => _id === chosen)
  return (
    <details
      // Otherwise it opens below the total and the buttons.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
      className="order-details rounded-field border border-line"
    >
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-2 font-bold">
        <ChevronRight aria-hidden size={20} className="order-chevron" />
        <span>{messages.otherTime}</span>
        <span className="ms-8 font-normal text-ink-soft sm:ms-auto">
          {chosen === now ? promiseWords(order) : slot ? datedSlotWords(slot) : delivery.byPhone}
        </span>
      </summary>
      <div className="px-3 pb-3">
        {chosen !== now && <Button onClick={() => chooseTime(now)} look="textLine" text={messages.timeAsItIs} />}
        <DeliveryTimes delivery={{ area: undefined, slots, haveSlotsFailed, slot, time: chosen, chooseTime }} />
      </div>
    </details>
  )
}
