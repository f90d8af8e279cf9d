/** Areas and slots as the contract has them: amounts in EGP, times by Cairo's clock. */
import type { DeliveryArea, DeliverySlot, SlotTime } from '@baqala/contract/delivery'
import { clockOf } from '../egypt/cairo-time.ts'
import type { SlotTimes } from './slot-plan.ts'
import type { ListedArea, ListedSlot } from './slots.queries.ts'
import { canBeOrdered } from './terms.ts'

// Free places are few at this number. It is told to nobody.
const FEW = 3

export function toArea(area: ListedArea): DeliveryArea {
  const { id, name, nameAr, governorate, aliases, fee, minimum, freeFrom, expressFee, expressMinutes, next } = area
  return {
    _id: id,
    name,
    nameAr,
    governorate,
    aliases: [...aliases],
    fee: fee / 100,
    minimum: minimum / 100,
    ...(freeFrom === null ? {} : { freeFrom: freeFrom / 100 }),
    ...(expressFee === null || expressMinutes === null
      ? {}
      : { express: { fee: expressFee / 100, minutes: expressMinutes, isOpen: area.isExpressOpen } }),
    ...(next === null ? {} : { nextSlot: toTime(next) }),
  }
}

export function toSlot(slot: ListedSlot): DeliverySlot {
  const { id, cutOff, free, isMine, heldUntil } = slot
  return {
    _id: id,
    ...toTime(slot),
    cutOff: cutOff.toISOString(),
    isOpen: canBeOrdered(slot),
    left: free <= 0 ? 'none' : free <= FEW ? 'few' : 'many',
    isMine,
    ...(heldUntil === null ? {} : { heldUntil: heldUntil.toISOString() }),
  }
}

function toTime(slot: SlotTimes & { readonly startsAt: Date | string; readonly endsAt: Date | string }): SlotTime {
  return {
    day: slot.day,
    from: clockOf(slot.fromMinute),
    until: clockOf(slot.untilMinute),
    startsAt: new Date(slot.startsAt).toISOString(),
    endsAt: new Date(slot.endsAt).toISOString(),
  }
}
