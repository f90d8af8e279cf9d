import { expect, it } from 'vitest'
import { feeOf, missingForFree, missingForMinimum } from './delivery-price.ts'

const AREA = { fee: 15, minimum: 100, freeFrom: 400, express: { fee: 35, minutes: 60, isOpen: true } }

it('delivers for nothing from the amount on that the area names', () => {
  expect(feeOf(AREA, 399.75, false)).toBe(15)
  expect(missingForFree(AREA, 399.75)).toBe(0.25)
  expect(feeOf(AREA, 400, false)).toBe(0)
  expect(missingForFree(AREA, 400)).toBe(0)
})

it('charges express whatever the goods cost', () => {
  expect(feeOf(AREA, 1000, true)).toBe(35)
})

it('never delivers for nothing where the area names no amount', () => {
  expect(feeOf({ fee: 30, minimum: 0 }, 10_000, false)).toBe(30)
  expect(missingForFree({ fee: 30, minimum: 0 }, 10_000)).toBeUndefined()
})

it('says what is missing for the minimum', () => {
  expect(missingForMinimum(AREA, 99.9)).toBe(0.1)
  expect(missingForMinimum(AREA, 100)).toBe(0)
})
