import type { DeliveryArea } from '@baqala/contract/delivery'
import { describe, expect, it } from 'vitest'
import { promiseInWords, termsOf } from './terms.ts'

const AREA = { _id: 'z', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [] }
const at = (hour: number) => ({
  ...{ day: '2026-11-24', from: `${hour}:00`, until: `${hour + 2}:00` },
  ...{ startsAt: `2026-11-24T${hour}:00:00.000Z`, endsAt: `2026-11-24T${hour + 2}:00:00.000Z` },
})
const ZAMALEK = {
  ...{ ...AREA, fee: 15, minimum: 100, freeFrom: 400, nextSlot: at(12) },
  express: { fee: 35, minutes: 60, isOpen: true },
}
const MAADI = { ...AREA, _id: 'm', fee: 10, minimum: 150, nextSlot: at(10) }

describe('the terms of an area', () => {
  it('count to the minimum, to the piastre, and promise nothing until then', () => {
    expect(termsOf([ZAMALEK], 46.7)).toMatchObject({
      belowMinimumBy: 53.3,
      next: undefined,
      express: undefined,
      toFree: 0,
    })
    expect(termsOf([ZAMALEK], 99.99).belowMinimumBy).toBe(0.01)
  })

  it('count to free delivery from the minimum on', () => {
    expect(termsOf([ZAMALEK], 354.5)).toMatchObject({
      belowMinimumBy: 0,
      fee: 15,
      toFree: 45.5,
      express: ZAMALEK.express,
    })
    expect(termsOf([ZAMALEK], 400)).toMatchObject({ fee: 0, toFree: 0 })
    expect(termsOf([MAADI], 400).toFree).toBe(0)
  })

  it('of an empty cart are those of any cart, with the minimum', () => {
    expect(termsOf([ZAMALEK], 0)).toMatchObject({ belowMinimumBy: 0, minimum: 100, fee: 15, next: at(12), toFree: 0 })
  })

  it('offer no express that cannot be ordered now', () => {
    const closed = { ...ZAMALEK, express: { ...ZAMALEK.express, isOpen: false } }
    expect(termsOf([closed], 200).express).toBeUndefined()
  })
})

describe('the terms of several areas', () => {
  it('are the best of those that the goods reach', () => {
    expect(termsOf([ZAMALEK, MAADI], 120)).toMatchObject({ fee: 15, next: at(12), higherMinimums: [150] })
    expect(termsOf([ZAMALEK, MAADI], 150)).toMatchObject({
      fee: 10,
      next: at(10),
      higherMinimums: [],
      express: undefined,
    })
  })

  it('are free everywhere only if all of them are', () => {
    const free = { ...MAADI, freeFrom: 500 }
    expect(termsOf([ZAMALEK, free], 450)).toMatchObject({ fee: 0, isFreeEverywhere: false })
    expect(termsOf([ZAMALEK, free], 500)).toMatchObject({ fee: 0, isFreeEverywhere: true })
    expect(
      termsOf(
        [
          { ...ZAMALEK, fee: 0 },
          { ...MAADI, fee: 0 },
        ],
        120,
      ).isFreeEverywhere,
    ).toBe(false)
  })

  it('count to the least minimum', () => {
    expect(termsOf([MAADI, ZAMALEK], 80)).toMatchObject({ belowMinimumBy: 20, higherMinimums: [150, 100] })
  })
})

describe('the promise', () => {
  const promise = (area: DeliveryArea, goods: number) =>
    promiseInWords({ data: [area], closed: undefined }, { area, isElsewhere: false, isAsked: false }, goods)
  const promised = (area: DeliveryArea, goods: number) => promise(area, goods).about

  it('says "from" of a fee only where another area or express costs another', () => {
    const fee = (...areas: DeliveryArea[]) => {
      const chosen = { area: areas.length === 1 ? areas[0] : undefined, isElsewhere: false, isAsked: false }
      return promiseInWords({ data: areas, closed: undefined }, chosen, 200, false).terms
    }
    const alike = { ...MAADI, _id: 'd', nextSlot: undefined }
    expect(fee(MAADI)).toBe('Delivery 10.00\u00a0EGP.')
    expect(fee(MAADI, alike)).toBe('Delivery 10.00\u00a0EGP.')
    expect(fee(MAADI, { ...alike, fee: 15 })).toBe('Delivery from 10.00\u00a0EGP.')
    expect(fee(ZAMALEK)).toBe('Delivery from 15.00\u00a0EGP.')
    expect(fee({ ...ZAMALEK, express: { ...ZAMALEK.express, isOpen: false } })).toBe('Delivery 15.00\u00a0EGP.')
  })

  it('tells goods below the minimum the fee from there on', () => {
    expect(promise(ZAMALEK, 90).terms).toBe('Add 10.00\u00a0EGP more for Zamalek, delivery 15.00\u00a0EGP')
    expect(promise({ ...ZAMALEK, freeFrom: 100 }, 90).terms).toMatch(/, free delivery$/)
  })

  it('tells an empty cart the minimum beside express, and goods that reach it the fee', () => {
    expect(promised(ZAMALEK, 0)).toBe('Express in 60 min · Orders from 100.00\u00a0EGP')
    expect(promised(ZAMALEK, 100)).toBe('Express in 60 min, 35.00\u00a0EGP')
    expect(promised({ ...ZAMALEK, minimum: 0 }, 0)).toBe('Express in 60 min, 35.00\u00a0EGP')
  })
})
