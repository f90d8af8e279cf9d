import { expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { knownAddresses } from './known-addresses.ts'

const at = (details: string, phone = '01012345678') => ({ details, phone, city: 'Cairo' })
const orderTo = (details: string, phone?: string) => anOrder({ shippingAddress: at(details, phone) })

test('the address that the form begins with comes first, then those that are kept, then those of past orders', () => {
  const orders = [orderTo('Work'), orderTo('Mum')]
  expect(knownAddresses([at('Home')], orders).addresses).toEqual([at('Work'), at('Home'), at('Mum')])
})

test('a place is offered once, however it was typed, with the number of the newest order', () => {
  const orders = [orderTo('12  Tahrir St, flat 4', '01111111111'), orderTo('12 tahrir st flat 4')]
  expect(knownAddresses([], orders).addresses).toEqual([at('12  Tahrir St, flat 4', '01111111111')])
})

test('a field that an address has beyond the form stays out of it', () => {
  expect(knownAddresses([{ ...at('Home'), name: 'Mine' }], []).addresses).toEqual([at('Home')])
})

test('a number that nobody can call is not offered again, unless it has words for the courier', () => {
  const phoneAfter = (phone: string) =>
    knownAddresses([], [orderTo('Home', phone)], { phone: '01012345678' }).first?.phone
  expect(['123', '01112345678', '01112345678 ask for Mona'].map(phoneAfter)).toEqual([
    '01012345678',
    '01112345678',
    '01112345678 ask for Mona',
  ])
})

test('four are enough', () => {
  const orders = ['one', 'two', 'three', 'four', 'five'].map((details) => orderTo(details))
  expect(knownAddresses([], orders).addresses).toHaveLength(4)
})

test('an address brings back the area that it was delivered in, and a blank form that of the last order', () => {
  const delivered = (details: string, areaId: string) => ({ ...orderTo(details), delivery: { areaId } })
  const orders = [delivered('Work', 'maadi'), delivered('Home St, 4', 'zamalek')]
  expect(knownAddresses([], orders).areaFor(at('home st 4'))).toBe('zamalek')
  expect(knownAddresses([], orders).areaFor({ details: '', phone: '', city: ' ' })).toBe('maadi')
  expect(knownAddresses([], orders).areaFor(at('Elsewhere'))).toBeUndefined()
})

test('the form begins with the address of the last order, or the only one, with the number that is kept for it', () => {
  const orders = [orderTo('Work'), orderTo('home,', '01111111111')]
  expect(knownAddresses([at('Home', '01200000000'), at('Work', '01200000000')], orders).first).toEqual(
    at('Work', '01200000000'),
  )
  expect(knownAddresses([at('Home')], []).first).toEqual(at('Home'))
  expect(knownAddresses([at('Home'), at('Work')], []).first).toBeUndefined()
  expect(knownAddresses([], []).first).toBeUndefined()
})

test('a kept number that looks wrong gives way to the one of the newest order to its place', () => {
  const orders = [orderTo('Work'), orderTo('home', '01111111111'), orderTo('Home', '01200000000')]
  expect(knownAddresses([at('Home', '12345')], orders).addresses).toContainEqual(at('Home', '01111111111'))
  expect(knownAddresses([at('Home', '12345')], []).first).toEqual(at('Home', '12345'))
})

test('the form begins with an address of the area that the shopper has chosen, or with none', () => {
  const delivered = (details: string, areaId: string) => ({ ...orderTo(details), delivery: { areaId } })
  const orders = [delivered('Work', 'maadi'), delivered('Home', 'zamalek')]
  expect(knownAddresses([], orders, { chosenArea: 'zamalek' }).first).toEqual(at('Home'))
  expect(knownAddresses([], orders, { chosenArea: 'maadi' }).first).toEqual(at('Work'))
  expect(knownAddresses([], orders, { chosenArea: 'dokki' }).first).toBeUndefined()
  expect(knownAddresses([], [orderTo('Work')], { chosenArea: 'dokki' }).first).toEqual(at('Work'))
})

test('a kept address brings its area and its label, before what an order to it had, and says if it has no area', () => {
  const kept = [{ _id: 'a', name: 'Mum', areaId: 'dokki', ...at('Nile St 9') }]
  const orders = [{ ...orderTo('nile st 9'), delivery: { areaId: 'maadi' } }]
  expect(knownAddresses(kept, orders).areaFor(at('Nile St, 9'))).toBe('dokki')
  expect(knownAddresses([at('Home')], orders).areaFor(at('Home'))).toBe('')
  expect(knownAddresses(kept, []).labelFor(at('nile st 9'))).toBe('Mum')
  expect(knownAddresses(kept, []).labelFor(at('Elsewhere'))).toBe('')
})

test('a number that the account had before gives way to its new one, and the number of somebody else stays', () => {
  const [OLD, NEW, MOTHERS] = ['01012345670', '01012345678', '01111111111']
  const orders = [orderTo('Home', OLD), orderTo('Mum', MOTHERS)]
  const known = knownAddresses([], orders, { phone: NEW, formerPhones: [OLD] })
  expect([known.first, ...known.addresses]).toEqual([at('Home', NEW), at('Home', NEW), at('Mum', MOTHERS)])
  const corrected = knownAddresses([at('Home', '12345')], orders, { phone: NEW, formerPhones: [OLD] })
  expect(corrected.first).toEqual(at('Home', NEW))
})

test('a kept address keeps its number, though the account had it before: somebody else may have it now', () => {
  const [OLD, NEW] = ['01012345670', '01012345678']
  const known = knownAddresses([at('Mum', OLD)], [orderTo('Mum', OLD)], { phone: NEW, formerPhones: [OLD] })
  expect(known.addresses).toEqual([at('Mum', OLD)])
})

test('of an address that was corrected the correction comes back from an order of before, and nothing of one that was removed', () => {
  const before = (details: string) => ({ ...orderTo(details), createdAt: '2026-11-20T10:00:00.000Z' })
  const former = { city: 'Cairo', leftAt: '2026-11-21T10:00:00.000Z' }
  const corrected = { formerAddresses: [{ ...former, _id: 'home', details: 'Building 5' }] }
  const kept = [
    { _id: 'work', ...at('Work') },
    { _id: 'home', areaId: '', ...at('Building 55') },
  ]
  const delivered = { ...before('building 5'), delivery: { areaId: 'maadi' } }
  const { addresses, first, areaFor } = knownAddresses(kept, [delivered, before('Mum')], corrected)
  expect([first, ...addresses]).toEqual([at('Building 55'), at('Building 55'), at('Work'), at('Mum')])
  expect(areaFor(at('Building 55'))).toBe('')
  const removed = { formerAddresses: [{ ...former, _id: 'old', details: 'Old flat' }] }
  expect(knownAddresses([], [before('Old flat'), before('Mum')], removed).addresses).toEqual([at('Mum')])
  expect(knownAddresses([at('Old flat')], [before('Old flat')], removed).first).toEqual(at('Old flat'))
  const later = { ...orderTo('Old flat'), createdAt: '2026-11-22T10:00:00.000Z' }
  expect(knownAddresses([], [later], removed).first).toEqual(at('Old flat'))
})
