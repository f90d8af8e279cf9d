/** The terms on which an area, or the nearest of several, takes these goods: /Payment keeps what the bar and the cart say of them. */
import type { DeliveryArea } from '@baqala/contract/delivery'
import { momentWords, slotWords } from './slot-words.ts'
import type { Areas } from './delivery-query.ts'
import type { ChosenArea } from './chosen-area.ts'
import type { Delivery } from './use-delivery.ts'
import { areaName } from './area-name.ts'
import { egpWithPiastres } from '../ui/egp.ts'
import { feeOf, missingForFree, missingForMinimum } from './delivery-price.ts'
import { messages } from '#messages/delivery'

type Terms = ReturnType<typeof termsOf>

/** `areas`: at least one. `goods`: 0 for an empty cart. EGP. */
export function termsOf(areas: readonly DeliveryArea[], goods: number) {
  const belowMinimumBy = goods > 0 ? Math.min(...areas.map((area) => missingForMinimum(area, goods))) : 0
  const isReached = (area: DeliveryArea) => goods === 0 || missingForMinimum(area, goods) === 0
  const reached = areas.filter(isReached)
  const [only] = areas.length === 1 ? reached : []
  return {
    /** The goods that are missing before anything is delivered: until then no time and no fee is promised. 0 for an empty cart. */
    belowMinimumBy,
    minimum: Math.min(...areas.map(({ minimum }) => minimum)),
    /** The least amounts that these goods do not reach. */
    higherMinimums: areas.filter((area) => !isReached(area)).map(({ minimum }) => minimum),
    fee: Math.min(...reached.map((area) => feeOf(area, goods, false))),
    /** In each area, at any time. */
    isOneFee:
      new Set(areas.map((area) => feeOf(area, goods, false))).size === 1 &&
      !areas.some(({ express }) => express?.isOpen),
    isFreeEverywhere: reached.length === areas.length && reached.every((area) => feeOf(area, goods, false) === 0),
    next: reached
      .flatMap(({ nextSlot }) => nextSlot ?? [])
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0],
    /** For one area alone: the fastest delivery, if it can be ordered now. */
    express: only?.express?.isOpen ? only.express : undefined,
    /** For one area alone: the goods that are missing for free delivery, as express never is; 0 where it is free or never will be. */
    toFree: (only && goods > 0 && missingForFree(only, goods)) || 0,
  }
}

/** The part of a total of these goods (EGP) that delivery is, in words. */
export function feeInWords({ area, areas, isElsewhere, belowMinimumBy, fee }: Delivery, goods: number): string {
  if (isElsewhere) return messages.withoutDelivery
  if (area && belowMinimumBy > 0) return `${messages.withoutDelivery}. ${missingInWords(area, belowMinimumBy)}`
  if (!area && !termsOf(areas, goods).isFreeEverywhere) return messages.feeByArea
  return messages.withDelivery(area ? areaName(area) : '', fee === 0 ? '' : egpWithPiastres(fee))
}

/** The chosen time in words; "" until it is known, and for an order that names no delivery. */
export function timeInWords({ area, belowMinimumBy, slots, haveSlotsFailed, slot, time }: Delivery): string {
  if (!area || belowMinimumBy > 0) return ''
  if (slot) return slotWords(slot)
  if (time === 'express' && area.express) return messages.expressWithin(area.express.minutes)
  return slots || haveSlotsFailed ? messages.byPhone : ''
}

/** The goods that are missing for an area, and the fee from there on. */
function missingInWords(area: DeliveryArea, missing: number): string {
  const fee = feeOf(area, area.minimum, false)
  return messages.moreFor(egpWithPiastres(missing), areaName(area), fee === 0 ? '' : egpWithPiastres(fee))
}

/** Says that the address names a place outside of the chosen area; "" if it does not. */
export function doubtInWords({ area, inDoubt }: Pick<Delivery, 'area' | 'inDoubt'>): string {
  return area && inDoubt !== undefined ? messages.areaDoubt(inDoubt, areaName(area)) : ''
}

/**
 * The promise of a shop with areas for these goods (EGP). Goods below the minimum are promised no time yet. `about` stands
 * beside the place; `toFree` is '' if delivery is free, never will be, or is not promised. Without `tellsNext` no time is told.
 */
export function promiseInWords({ data, closed }: Areas, chosen: ChosenArea, goods: number, tellsNext = true) {
  const { area, isElsewhere } = chosen
  const alone = { about: '', toFree: '' }
  if (isElsewhere) return { ...alone, place: messages.elsewhere, terms: messages.byPhone }
  const place = area ? areaName(area) : messages.chooseArea
  const { next, ...found } = termsOf(area ? [area] : data, goods)
  const terms = { ...found, next: tellsNext ? next : undefined }
  if (terms.belowMinimumBy > 0) return { ...alone, place, terms: missingWords(terms, area) }
  if (closed?.until) return { ...alone, place, terms: messages.shutUntil(momentWords(closed.until)) }
  if (closed) return { ...alone, place, terms: messages.shut }
  return {
    place,
    about: aboutWords(terms, goods),
    terms: area && tellsNext ? wordsOfArea(terms) : wordsOfAll(terms),
    toFree: terms.toFree > 0 ? messages.moreToFree(egpWithPiastres(terms.toFree), !!terms.express) : '',
  }
}

function missingWords({ belowMinimumBy, higherMinimums }: Terms, area: DeliveryArea | undefined): string {
  if (area) return missingInWords(area, belowMinimumBy)
  const amount = egpWithPiastres(belowMinimumBy)
  return new Set(higherMinimums).size > 1 ? messages.moreToSome(amount) : messages.moreToMinimum(amount)
}

function aboutWords({ express, minimum, higherMinimums }: Terms, goods: number): string {
  const from = goods === 0 && minimum > 0 ? messages.ordersFrom(egpWithPiastres(minimum)) : ''
  return [
    // The bar has no room for the fee beside a minimum. The dialog of the areas and /Payment tell it, too.
    express && from === '' ? messages.expressFor(express.minutes, egpWithPiastres(express.fee)) : '',
    express && from !== '' ? messages.expressWithin(express.minutes) : '',
    from,
    higherMinimums.length > 0 ? messages.minimumUpTo(egpWithPiastres(Math.max(...higherMinimums))) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function wordsOfArea({ next, fee }: Terms): string {
  return `${next ? slotWords(next) : messages.byPhone} · ${fee === 0 ? messages.free : egpWithPiastres(fee)}`
}

function wordsOfAll({ next, fee, isOneFee, isFreeEverywhere }: Terms): string {
  const free = isFreeEverywhere ? messages.freeDelivery : messages.freeToSome
  const price = fee === 0 ? free : (isOneFee ? messages.deliveryCosts : messages.deliveryFrom)(egpWithPiastres(fee))
  return next ? `${price} ${slotWords(next)}` : price
}
