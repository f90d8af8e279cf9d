import { languageStore } from '@baqala/kit/language/language.ts'
import { afterEach, expect, test } from 'vitest'
import type { Delivery } from '../../delivery/use-delivery.ts'
import { askFor, type CartToOrder, toChoice } from './ask-for-order.ts'

const shippingAddress = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }
const cart = { cartId: 'cart-1', data: { totalCartPrice: 42.5, products: [] } } as unknown as CartToOrder

afterEach(() => languageStore.set('en'))

const chosen = {
  ...{ area: { _id: 'near', name: 'Maadi' }, belowMinimumBy: 0, slot: { _id: 'x' }, time: 'x', fee: 15 },
  word: { note: ' Ring twice ', ifRunsOut: 'replace', cashWith: 200 },
} as unknown as Delivery

test('a server that knows the specification alone is told the address alone', () => {
  expect(askFor(cart, shippingAddress, { delivery: undefined, method: 'cash' }).body).toEqual({ shippingAddress })
})

test('ours is told the total of the screen and its language, also where English was never chosen', () => {
  const ours = { ...cart, data: { ...cart.data, updatedAt: '2026-11-27T09:00:00Z' } }
  const asked = { delivery: chosen, method: 'cash' } as const
  const total = { expectedTotal: 57.5, delivery: toChoice(chosen, 'cash') }
  expect(askFor(ours, shippingAddress, asked).body).toEqual({ shippingAddress, ...total, language: 'en' })
  languageStore.set('ar')
  expect(askFor(ours, shippingAddress, asked).body).toEqual({ shippingAddress, ...total, language: 'ar' })
})

test('an order names area, time, fee, note, what to do if goods run out and cash', () => {
  const named = { areaId: 'near', slotId: 'x', fee: 15, note: 'Ring twice', ifRunsOut: 'replace' }
  expect(toChoice(chosen, 'cash')).toEqual({ ...named, cashWith: 200 })
  expect(toChoice(chosen, 'online')).toEqual(named)
})

test('an order names no delivery without an area, or for goods below the minimum', () => {
  expect(toChoice({ ...chosen, area: undefined }, 'cash')).toBeUndefined()
  expect(toChoice({ ...chosen, belowMinimumBy: 1 }, 'cash')).toBeUndefined()
  expect(toChoice(undefined, 'cash')).toBeUndefined()
})

test('goods below the minimum are ordered with the area alone, so that the shop knows where to call about', () => {
  const delivery = { ...chosen, belowMinimumBy: 1 }
  expect(askFor(cart, shippingAddress, { delivery, method: 'cash' }).body).toEqual({ shippingAddress, areaId: 'near' })
})
