import type { DeliveryClosure } from '@baqala/contract/delivery'
import { egpWithPiastres } from '../ui/egp.ts'
import { areaName } from './area-name.ts'
import type { ChosenArea } from './chosen-area.ts'
import type { Areas } from './delivery-query.ts'
import { momentWords, slotWords } from './slot-words.ts'
import { type Terms, termsOf } from './terms.ts'
import { messages } from '#messages/delivery'

export interface PromiseInWords {
  readonly place: string
  /** Stands beside the place; '' if there is nothing to say. */
  readonly about: string
  readonly terms: string
  /** '' if delivery is free, never will be, or is not promised. */
  readonly toFree: string
}

/** The promise of a shop with areas for these goods (EGP). Goods below the minimum are promised neither a time nor a fee. */
export function promiseInWords({ data, closed }: Areas, chosen: ChosenArea, goods: number): PromiseInWords {
  const { area, isElsewhere } = chosen
  const alone = { about: '', toFree: '' }
  if (isElsewhere) return { ...alone, place: messages.elsewhere, terms: messages.byPhone }
  const place = area ? areaName(area) : messages.chooseArea
  const terms = termsOf(area ? [area] : data, goods)
  if (terms.missing > 0) return { ...alone, place, terms: missingWords(terms, area && place) }
  if (closed) return { ...alone, place, terms: closedWords(closed) }
  return {
    place,
    about: aboutWords(terms, goods),
    terms: area ? wordsOfArea(terms) : wordsOfAll(terms),
    toFree: terms.toFree > 0 ? messages.moreToFree(egpWithPiastres(terms.toFree)) : '',
  }
}

function closedWords({ until }: DeliveryClosure): string {
  return until ? messages.shutUntil(momentWords(until)) : messages.shut
}

function missingWords({ missing }: Terms, area: string | undefined): string {
  const amount = egpWithPiastres(missing)
  return area === undefined ? messages.moreToMinimum(amount) : messages.moreFor(amount, area)
}

function aboutWords({ expressMinutes, minimum }: Terms, goods: number): string {
  return [
    expressMinutes === undefined ? '' : messages.expressWithin(expressMinutes),
    goods === 0 && minimum > 0 ? messages.ordersFrom(egpWithPiastres(minimum)) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function wordsOfArea({ next, fee }: Terms): string {
  return `${next ? slotWords(next) : messages.byPhone} · ${fee === 0 ? messages.free : egpWithPiastres(fee)}`
}

function wordsOfAll({ next, fee, isFreeEverywhere }: Terms): string {
  const free = isFreeEverywhere ? messages.freeDelivery : messages.freeToSome
  const price = fee === 0 ? free : messages.deliveryFrom(egpWithPiastres(fee))
  return next ? `${price} ${slotWords(next)}` : price
}
