/** /Payment while the shopper corrects or removes an address of the account in another tab or browser. */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { fill, findField, findWords, main, press, user } from '../../../test/find-in-shop.ts'
import { address, passTime, plain, renderShop, recordedErrors } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'

const AREA = { nameAr: 'منطقة', governorate: 'EG-C', aliases: [], fee: 15, minimum: 20 }
const HOME = { _id: 'home', name: 'Home', phone: '01012345678', city: 'Cairo' }
const home = (details: string, areaId: string) => ({ ...HOME, details, areaId })

const work = { ...home('Work Street 1', 'd'), _id: 'work', name: 'Work' }

let ordered: { readonly delivery?: object; readonly shippingAddress?: object }[] = []
let kept: readonly object[] = []

beforeEach(() => {
  ordered = []
  kept = [home('Building 5', 'd')]
  plain.shop.putInCart({ p1: 2 })
  const areas = [
    { ...AREA, _id: 'd', name: 'Dokki' },
    { ...AREA, _id: 'm', name: 'Maadi' },
    { ...AREA, _id: 'z', name: 'Zamalek', fee: 25 },
  ]
  plain.answerOurs('GET /orders', () => ({ json: { data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: kept } }))
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 2, data: areas } }))
  plain.answerOurs('GET /delivery/slots', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('POST /orders/cart-1', ({ text }) => {
    ordered.push(JSON.parse(text))
    return { json: { status: 'success', data: { _id: 'order-1' } } }
  })
})

test('a form with words of a former address waits once, and asks to check it', async () => {
  await openPayment('Building 5', 'd')
  await fill({ details: 'Building 5, blue door' })
  move([home('Building 55', 'd')])
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  await findWords('Please check below where this order goes, and press again.')
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ shippingAddress: { details: 'Building 5, blue door' }, delivery: { areaId: 'd' } }])
})

test('words that were typed keep their area, and an area that was chosen by hand stays', async () => {
  await openPayment('Building 5', 'd')
  await fill({ details: '3 Nile Street, at Salma’s' })
  move([home('Road 9', 'm')])
  window.dispatchEvent(new Event('visibilitychange'))
  await within(main()).findByRole('button', { name: /Road 9/ })
  expect((await findField('area')).value).toBe('d')
  await user.selectOptions(await findField('area'), 'm')
  move([])
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => within(main()).queryByRole('button', { name: /Road 9/ })).toBeNull()
  expect((await findField('area')).value).toBe('m')
})

test('an address that was pressed is corrected in the form, a phone typed beside it stays, and its area follows', async () => {
  kept = [home('Building 5', 'd'), work]
  renderShop('/Payment', { token: SESSION_TOKEN })
  await press(/^Use .*Building 5/)
  await fill({ phone: '01112345678' })
  await user.selectOptions(await findField('area'), 'd')
  kept = [home('Road 9', 'm'), work]
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Road 9', 'm')
  expect((await findField('phone')).value).toBe('01112345678')
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
})

test('the area chosen by hand for an address gives way to that of its correction', async () => {
  await openPayment('Building 5', 'd')
  await user.selectOptions(await findField('area'), 'd')
  move([home('Road 9', 'm')])
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Road 9', 'm')
})

test.each([
  ['phone', { phone: '01112345678' }],
  ['area', { areaId: 'm' }],
])('the %s of an address that was changed elsewhere holds the press once, too', async (_, change) => {
  await openPayment('Building 5', 'd')
  kept = [{ ...home('Building 5', 'd'), ...change }]
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  const { phone = HOME.phone, areaId = 'd' } = change as { phone?: string; areaId?: string }
  expect(ordered).toMatchObject([{ shippingAddress: { phone }, delivery: { areaId } }])
})

test('of two addresses the one that the form began with stays, corrected, and another that comes changes nothing', async () => {
  kept = [home('Building 5', 'd'), work]
  const delivery = { areaId: 'd', area: 'Dokki', areaAr: 'Dokki', isExpress: false }
  const before = anOrder({ delivery, shippingAddress: { details: 'Building 5', phone: '01012345678', city: 'Cairo' } })
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [before] } }))
  await openPayment('Building 5', 'd')
  move([home('Road 9', 'm'), work])
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Road 9', 'm')
})

test('the only address stays in the form when another is added elsewhere', async () => {
  await openPayment('Building 5', 'd')
  kept = [home('Building 5', 'd'), work]
  window.dispatchEvent(new Event('visibilitychange'))
  await within(main()).findByRole('button', { name: /Work Street 1/ })
  await expectForm('Building 5', 'd')
})

test('an area chosen by hand stays with its address on the way back, and a letter typed too much, until that is corrected', async () => {
  await openPayment('Building 5', 'd')
  await user.selectOptions(await findField('area'), 'z')
  await lookAtCart()
  await expectForm('Building 5', 'z')
  await user.type(await findField('details'), '5{Backspace}')
  await expectForm('Building 5', 'z')
  move([home('Road 9', 'm')])
  await lookAtCart()
  await expectForm('Road 9', 'm')
})

test('an area that gave way to a correction does not come back with the next letter', async () => {
  await openPayment('Building 5', 'd')
  await user.selectOptions(await findField('area'), 'z')
  move([home('Road 9', 'm')])
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Road 9', 'm')
  await user.type(await findField('details'), ', flat 2')
  await expectForm('Road 9, flat 2', 'm')
})

test('a pressed address that was corrected and then removed leaves its last words, and one that came later is watched, too', async () => {
  await openPayment('Building 5', 'd')
  move([home('Building 5', 'd'), work])
  window.dispatchEvent(new Event('visibilitychange'))
  await press(/^Use .*Work Street 1/)
  move([home('Building 5', 'd'), { ...work, details: 'Work Street 22', areaId: 'm' }])
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Work Street 22', 'm')
  move([home('Building 5', 'd')])
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  await expectForm('Work Street 22', 'm')
  expect(ordered).toEqual([])
})

test('an address that was corrected, and back again unseen, holds the press', async () => {
  await openPayment('Building 5', 'd')
  move([home('Road 9', 'm')])
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Road 9', 'm')
  move([home('Building 5', 'd')])
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  await expectForm('Building 5', 'd')
})

test('an area chosen in the dialog of the bar counts for the form, and gives way to a correction after a look elsewhere', async () => {
  await openPayment('Building 5', 'd')
  await press(/^Use .*Building 5/)
  await press(/^Delivery area/, document.body)
  await press(/^Zamalek/, document.body)
  await expectForm('Building 5', 'z')
  move([home('Road 9', 'm')])
  await lookAtCart()
  await expectForm('Road 9', 'm')
})

test('an address that was corrected while an order was lost holds the next press', async () => {
  await openPayment('Building 5', 'd')
  const answer = plain.answerOurs
  answer('POST /orders/cart-1', () => 'drop')
  await press('Cash Payment')
  await expect.poll(recordedErrors).toContain('cash order ended unreachable')
  answer('POST /orders/cart-1', ({ text }) => {
    ordered.push(JSON.parse(text))
    return { json: { status: 'success', data: { _id: 'order-1' } } }
  })
  move([home('Road 9', 'm')])
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  expect(ordered).toEqual([])
})

test('a press before the areas have come orders nothing, and asks to check the delivery', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const areas = [{ ...AREA, _id: 'd', name: 'Dokki' }]
  plain.answerOurs('GET /delivery/areas', async () => {
    await promise
    return { json: { status: 'success', results: 1, data: areas } }
  })
  renderShop('/Payment', { token: SESSION_TOKEN })
  await expect.poll(async () => (await findField('details')).value).toBe('Building 5')
  await press('Cash Payment')
  resolve()
  await findWords('Your delivery was still loading. Please check its area, time and fee.')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ delivery: { areaId: 'd' } }])
})

test('an area that is chosen before the addresses have come stays, and their place is in doubt', async () => {
  kept = [home('Zamalek, 26 July Street 5', 'z')]
  const { promise, resolve } = Promise.withResolvers<void>()
  plain.answerOurs('GET /addresses', async () => {
    await promise
    return { json: { status: 'success', data: kept } }
  })
  renderShop('/Payment', { token: SESSION_TOKEN })
  await user.selectOptions(await findField('area'), 'm')
  resolve()
  await expectForm('Zamalek, 26 July Street 5', 'm')
  await within(main()).findByText(/Zamalek.* Maadi/)
  kept = [home('Dokki, Tahrir Street 1', 'd')]
  await lookAtCart()
  await expectForm('Dokki, Tahrir Street 1', 'd')
})

test('a known address that is pressed while an order is on its way changes nothing', async () => {
  kept = [home('Building 5', 'd')]
  await openPayment('Building 5', 'd')
  move([home('Building 5', 'd'), work])
  window.dispatchEvent(new Event('visibilitychange'))
  await within(main()).findByRole('button', { name: /Work Street 1/ })
  const { promise, resolve } = Promise.withResolvers<void>()
  plain.answerOurs('POST /orders/cart-1', async () => {
    await promise
    return { status: 409, json: { status: 'fail', message: 'Something has just changed.' } }
  })
  await press('Cash Payment')
  await expect.poll(async () => (await findField('details')).readOnly).toBe(true)
  await press(/Work Street 1/)
  expect((await findField('details')).value).toBe('Building 5')
  resolve()
  await expect.poll(recordedErrors).toContain('cash order ended refused')
})

test('an address that is removed while the form shows it gives way to the one that is left', async () => {
  await openPayment('Building 5', 'd')
  move([{ ...work, areaId: 'm' }])
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Work Street 1', 'm')
})

test('an address that came after the form, and was removed again, holds the next press', async () => {
  await openPayment('Building 5', 'd')
  await fill({ phone: '01099999999' })
  move([home('Building 5', 'd'), work])
  window.dispatchEvent(new Event('visibilitychange'))
  await within(main()).findByRole('button', { name: /Work Street 1/ })
  move([home('Building 5', 'd')])
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => within(main()).queryByRole('button', { name: /Work Street 1/ })).toBeNull()
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
})

test('a cart that was ordered before its address was corrected is named by its order', async () => {
  const product = { id: 'p0', title: 'Rice', imageCover: '' }
  const cart = (count: number) => ({
    ...{ status: 'success', numOfCartItems: count, cartId: 'cart-1' },
    data: {
      products: count > 0 ? [{ count, price: 85, product }] : [],
      totalCartPrice: 85 * count,
      updatedAt: '2026-11-01T09:59:00.000Z',
    },
  })
  plain.answerWith('getCart', cart(1))
  await openPayment('Building 5', 'd')
  move([home('Road 9', 'm')])
  plain.answerWith('getCart', cart(0))
  plain.answerOurs('POST /orders/cart-1', () => 'drop')
  plain.answerOurs('GET /orders', () => ({ json: { data: [anOrder({ id: 1004 })] } }))
  await press('Cash Payment')
  await findWords('Order 1004 is placed: 10.00 EGP.')
  expect(within(main()).queryByText(/Your addresses have changed/)).toBeNull()
})

test('areas that cannot be read again stay, and the next press orders with them', async () => {
  await openPayment('Building 5', 'd')
  const failing = () => ({ status: 503, json: { status: 'error' } })
  plain.answerOurs('GET /delivery/areas', failing)
  plain.answerOurs('POST /orders/cart-1', failing)
  await press('Cash Payment')
  await expect.poll(recordedErrors).toContain('cash order ended refused')
  plain.answerOurs('POST /orders/cart-1', ({ text }) => {
    ordered.push(JSON.parse(text))
    return { json: { status: 'success', data: { _id: 'order-1' } } }
  })
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ delivery: { areaId: 'd' } }])
})

test('two tabs that guess by different addresses leave each other alone', async () => {
  await openPayment('Building 5', 'd')
  const place = 'deliveryArea'
  const guess = localStorage.getItem(place)!.replace(' d ', ' m ')
  localStorage.setItem(place, guess)
  window.dispatchEvent(new StorageEvent('storage', { key: place, newValue: guess }))
  await expect.poll(() => document.querySelector('header')?.textContent).toContain('Maadi')
  expect(localStorage.getItem(place)).toBe(guess)
  expect((await findField('area')).value).toBe('d')
  await user.selectOptions(await findField('area'), 'z')
  localStorage.setItem(place, guess)
  window.dispatchEvent(new StorageEvent('storage', { key: place, newValue: guess }))
  await expect.poll(() => document.querySelector('header')?.textContent).toContain('Maadi')
  expect((await findField('area')).value).toBe('z')
})

test('what has changed in the cart is said beside it, and addresses that cannot be read hold nothing', async () => {
  await openPayment('Building 5', 'd')
  await fill({ details: 'Building 5, blue door' })
  move([home('Building 55', 'd')])
  plain.shop.putInCart({ p1: 1 })
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  expect(within(main()).getByRole('alert').textContent).toContain('Full Cream Milk 1 Litre')
  plain.answerOurs('GET /addresses', () => ({ status: 503, json: { status: 'error' } }))
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
})

test('an address that was corrected to another area fills the form with that area, and the press waits once', async () => {
  await openPayment('Building 5', 'd')
  move([home('Road 9', 'm')])
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('visibilitychange'))
  await expectForm('Road 9', 'm')
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ shippingAddress: { details: 'Road 9' }, delivery: { areaId: 'm' } }])
})

test('a press alone finds the correction, shows the new address with the times of its area, and orders that next', async () => {
  const slots = [{ _id: 's', day: '2999-01-01', from: '10:00', until: '12:00', startsAt: '2999-01-01T08:00:00.000Z' }]
  const open = slots.map((slot) => ({ ...slot, endsAt: '2999-01-01T10:00:00.000Z', isOpen: true, left: 5 }))
  plain.answerOurs('GET /delivery/slots', () => ({ json: { status: 'success', results: 1, data: open } }))
  for (const call of ['POST /delivery/hold', 'DELETE /delivery/hold'])
    plain.answerOurs(call, () => ({ json: { status: 'success', data: {} } }))
  await openPayment('Building 5', 'd')
  move([home('Road 9', 'm')])
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
  await expectForm('Road 9', 'm')
  await expect.poll(() => main().textContent).not.toContain('Loading the times')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ shippingAddress: { details: 'Road 9' }, delivery: { areaId: 'm', slotId: 's' } }])
})

test('the area of the last order is not taken for that of an address whose answer is still to come', async () => {
  kept = [home('Road 9', 'm')]
  const formerAddresses = [{ _id: 'home', details: 'Building 5', city: 'Cairo', leftAt: '2026-11-30T10:00:00.000Z' }]
  const delivery = { areaId: 'd', area: 'Dokki', areaAr: 'Dokki', isExpress: false }
  const before = anOrder({ delivery, shippingAddress: { details: 'Building 5', phone: '01012345678', city: 'Cairo' } })
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [before] } }))
  const { promise, resolve } = Promise.withResolvers<void>()
  plain.answerOurs('GET /addresses', async () => {
    await promise
    return { json: { status: 'success', data: kept, formerAddresses } }
  })
  renderShop('/Payment', { token: SESSION_TOKEN })
  await expect.poll(async () => (await findField('area')).value).toBe('')
  resolve()
  await expectForm('Road 9', 'm')
})

test('an address of a past order is not offered while nobody can tell whether it was corrected since', async () => {
  const before = anOrder({ shippingAddress: { details: 'Building 5', phone: '01012345678', city: 'Cairo' } })
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [before] } }))
  plain.answerOurs('GET /addresses', () => ({ status: 503, json: { status: 'error' } }))
  renderShop('/Payment', { token: SESSION_TOKEN })
  await findWords('Your addresses cannot be shown right now.')
  expect((await findField('details')).value).toBe('')
})

test('a reading of the addresses that fails later empties no form, and an area chosen by hand stays', async () => {
  const delivery = { areaId: 'd', area: 'Dokki', areaAr: 'Dokki', isExpress: false }
  const before = anOrder({ delivery, shippingAddress: { details: '7 Nile St', phone: '01012345678', city: 'Cairo' } })
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [before] } }))
  await openPayment('7 Nile St', 'd')
  await user.selectOptions(await findField('area'), 'm')
  const asked = [{ status: 503, json: { status: 'error' } }, { json: { status: 'success', data: kept } }]
  for (const answer of asked) {
    let isAnswered = false
    plain.answerOurs('GET /addresses', () => {
      isAnswered = true
      return answer
    })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => isAnswered).toBe(true)
    await passTime(200)
    expect((await findField('details')).value).toBe('7 Nile St')
    expect((await findField('area')).value).toBe('m')
  }
})

async function openPayment(details: string, areaId: string): Promise<void> {
  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findAllByText('85.00 EGP')
  await expectForm(details, areaId)
}

/** Leaves for the cart and comes back, as links do. */
async function lookAtCart(): Promise<void> {
  ;(await within(main()).findByRole('link', { name: 'View your cart' })).click()
  ;(await within(main()).findByRole('link', { name: 'Checkout' })).click()
}

async function expectForm(details: string, areaId: string): Promise<void> {
  await expect.poll(async () => (await findField('details')).value).toBe(details)
  await expect.poll(async () => (await findField('area')).value).toBe(areaId)
}

function move(next: readonly object[]): void {
  kept = next
}

test('the number of an address that was pressed follows that of the account, and nothing of it holds the order', async () => {
  kept = [home('Building 5', 'd')]
  const phones = { phone: '01012345678', formerPhones: [] as string[] }
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: kept, ...phones } }))
  const before = anOrder({ shippingAddress: { details: 'Road 9', phone: '01012345678', city: 'Cairo' } })
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [before] } }))
  renderShop('/Payment', { token: SESSION_TOKEN })
  await press(/^Use .*Building 5/)
  await press(/^Use .*Road 9/)
  kept = [{ ...home('Building 5', 'd'), phone: '01199999999' }]
  Object.assign(phones, { phone: '01199999999', formerPhones: ['01012345678'] })
  await lookAtCart()
  await expect.poll(async () => (await findField('phone')).value).toBe('01199999999')
  await user.selectOptions(await findField('area'), 'd')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ shippingAddress: { details: 'Road 9', phone: '01199999999' } }])
})
