import { expect, test } from 'vitest'
import { anOrder } from '../an-order.testing.ts'
import { addressesToOffer, areaBefore } from './known-addresses.ts'

const at = (details: string, phone = '01012345678') => ({ details, phone, city: 'Cairo' })
const orderTo = (details: string, phone?: string) => anOrder({ shippingAddress: at(details, phone) })

test('kept addresses come first, then those of past orders', () => {
  expect(addressesToOffer([at('Home')], [orderTo('Work')])).toEqual([at('Home'), at('Work')])
})

test('a place is offered once, however it was typed, with the number of the newest order', () => {
  const orders = [orderTo('12  Tahrir St, flat 4', '01111111111'), orderTo('12 tahrir st flat 4')]
  expect(addressesToOffer([], orders)).toEqual([at('12  Tahrir St, flat 4', '01111111111')])
})

test('a field that an address has beyond the form stays out of it', () => {
  expect(addressesToOffer([{ ...at('Home'), name: 'Mine' } as ReturnType<typeof at>], [])).toEqual([at('Home')])
})

test('four are enough', () => {
  const orders = ['one', 'two', 'three', 'four', 'five'].map((details) => orderTo(details))
  expect(addressesToOffer([], orders)).toHaveLength(4)
})

test('an address brings back the area that it was delivered in, and a blank form that of the last order', () => {
  const delivered = (details: string, areaId: string) => ({ shippingAddress: at(details), delivery: { areaId } })
  const orders = [delivered('Work', 'maadi'), delivered('Home St, 4', 'zamalek')]
  expect(areaBefore(orders, at('home st 4'))).toBe('zamalek')
  expect(areaBefore(orders, { details: '', phone: '', city: ' ' })).toBe('maadi')
  expect(areaBefore(orders, at('Elsewhere'))).toBeUndefined()
})
