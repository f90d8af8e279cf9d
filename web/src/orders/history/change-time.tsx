import type { DeliveryArea } from '@baqala/contract/delivery'
import type { Order } from '@baqala/contract/orders'
import { timeOf, type Time } from '../../delivery/delivery-choice.ts'
import { useDeliverySlots } from '../../delivery/delivery-query.ts'
import { DeliveryTimes } from '../../delivery/delivery-times.tsx'
import { promiseWords } from '../../delivery/promise.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/order-change'

interface ChangeTimeProps {
  readonly order: Order
  readonly area: DeliveryArea
  /** Undefined: as it is. */
  readonly time: Time | undefined
  readonly onChoose: (time: Time) => void
}

/** Offers the times of /Payment but express, which counts from the order on. The order's own place counts as free. */
export function ChangeTime({ order, area, time, onChoose }: ChangeTimeProps) {
  const { read, haveSlotsFailed } = useDeliverySlots(area._id)
  const now = timeOf(order)
  const slots = read?.data.map((slot) => (slot._id === now ? { ...slot, isOpen: true } : slot))
  const chosen = time ?? now
  return (
    <details className="order-details rounded-field border border-line">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-2 font-bold">
        <ChevronRight aria-hidden size={20} className="order-chevron" />
        <span>{messages.otherTime}</span>
        <span className="ms-8 font-normal text-ink-soft sm:ms-auto">{promiseWords(order)}</span>
      </summary>
      <div className="px-3 pb-3">
        <DeliveryTimes
          delivery={{
            area: undefined,
            slots,
            haveSlotsFailed,
            slot: slots?.find(({ _id }) => _id === chosen),
            time: chosen,
            chooseTime: onChoose,
          }}
        />
      </div>
    </details>
  )
}
