import { languageStore } from '@baqala/kit/language/language.ts'
import { afterEach, expect, test } from 'vitest'
import { askFor, type CartToOrder } from './ask-for-order.ts'

const shippingAddress = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }
const cart = { cartId: 'cart-1', data: { totalCartPrice: 42.5, products: [] } } as unknown as CartToOrder

afterEach(() => languageStore.set('en'))

test('a server that knows the specification alone is told the address alone', () => {
  expect(askFor(cart, shippingAddress, undefined).body).toEqual({ shippingAddress })
})

test('ours is told the total of the screen and its language, also where English was never chosen', () => {
  const ours = { ...cart, data: { ...cart.data, updatedAt: '2026-11-27T09:00:00Z' } }
  const delivery = { areaId: 'zamalek', fee: 15 }
  const total = { expectedTotal: 57.5, delivery }
  expect(askFor(ours, shippingAddress, delivery).body).toEqual({ shippingAddress, ...total, language: 'en' })
  languageStore.set('ar')
  expect(askFor(ours, shippingAddress, delivery).body).toEqual({ shippingAddress, ...total, language: 'ar' })
})
