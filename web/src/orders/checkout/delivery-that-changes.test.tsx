/** Beyond the specification: a time or a fee that changes while the shopper is on /Payment (decision 0036). */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeliveryChoice, DeliverySlot } from '@baqala/contract/delivery'
import { cairoDay } from '@baqala/kit/language/cairo-time.ts'
import { dateWords } from '../../delivery/slot-words.ts'
import { fill, findField, main, press, user } from '../../../test/find-in-shop.ts'
import { address, passTime, plain, recordedErrors, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'
import { anOrder } from '../../../test/an-order.ts'

const IN_ZAMALEK = { details: '26 July Street 12, flat 4', phone: '01012345678', city: 'Zamalek, Cairo' }
const ZAMALEK = { _id: 'z', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [], fee: 15, minimum: 20 }
const DOKKI = { ...ZAMALEK, _id: 'd', name: 'Dokki', nameAr: 'الدقي' }
const CASH = 'POST /orders/cart-1'

const [day, inSomeHours] = [cairoDay(Date.now() + 86_400_000), new Date(Date.now() + 86_400_000).toISOString()]
const slot = (from: string, until: string): DeliverySlot => ({
  ...{ _id: from, day, from, until, startsAt: `${day}T${from}:00.000Z`, endsAt: inSomeHours, cutOff: inSomeHours },
  ...{ isOpen: true, left: 'many', isMine: false },
})

let slots: DeliverySlot[]
let fee: number
let ordered: DeliveryChoice[]

/** Keeps the order, and answers as the shop does. */
function takeOrder({ text }: { readonly text: string }) {
  ordered.push(JSON.parse(text).delivery)
  return { json: { status: 'success', data: { _id: 'order-1' } } }
}

function hold({ text }: { readonly text: string }) {
  const { slotId } = JSON.parse(text)
  slots = slots.map((each) => (each._id === slotId ? { ...each, isMine: true, heldUntil: inSomeHours } : each))
  return { json: { status: 'success', data: { slotId, heldUntil: inSomeHours } } }
}

/** Refuses the next order of a moment in which `change` happens. */
function refuseWhile(change: () => void): void {
  plain.answerOurs(CASH, () => {
    change()
    plain.answerOurs(CASH, takeOrder)
    return { status: 409, json: { status: 'fail', message: 'Something has just changed.' } }
  })
}

const fillUp = () =>
  void (slots = slots.map((each, at) => (at === 0 ? { ...each, isOpen: false, left: 'none' } : each)))
const alert = () => within(main()).getByRole('alert').textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')

async function openPayment(): Promise<void> {
  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findAllByText('85.00 EGP')
  await fill(IN_ZAMALEK)
}

beforeEach(() => {
  slots = [slot('10:00', '12:00'), slot('12:00', '14:00')]
  fee = 15
  ordered = []
  plain.shop.putInCart({ p1: 2 })
  const answer = (ask: string, data: () => object | Promise<object>) =>
    plain.answerOurs(ask, async () => ({ json: { status: 'success', data: await data() } }))
  answer('GET /orders', () => [])
  answer('GET /addresses', () => [])
  answer('GET /delivery/areas', () => [ZAMALEK, DOKKI].map((area) => ({ ...area, fee })))
  answer('GET /delivery/slots', () => slots)
  plain.answerOurs('POST /delivery/hold', hold)
  answer('DELETE /delivery/hold', () => ({}))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.answerOurs(CASH, takeOrder)
})

test('the bar over the buttons that order says the time that is chosen, as a phone shows no other', async () => {
  const express = { minutes: 45, fee: 30, isOpen: true }
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', data: [{ ...ZAMALEK, express }] } }))
  await openPayment()
  const bar = await within(main()).findByText('With delivery to Zamalek, 15.00 EGP', { selector: '.pay-bar *' })
  const said = () => bar.parentElement?.textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
  await expect.poll(said).toBe('Tomorrow, 10:00–12:00 With delivery to Zamalek, 15.00 EGP')
  await user.click(within(main()).getByLabelText(/^12:00/))
  expect(said()).toBe('Tomorrow, 12:00–14:00 With delivery to Zamalek, 15.00 EGP')
  await user.click(within(main()).getByLabelText('We call to agree on a time'))
  expect(said()).toBe('We call to agree on a time With delivery to Zamalek, 15.00 EGP')
  await user.click(await within(main()).findByLabelText(/^Express/))
  expect(said()).toBe('Express in 45 min With delivery to Zamalek, 30.00 EGP')
})

test('express shows today’s times beside it also after midnight, when times of the evening before are left', async () => {
  const express = { minutes: 45, fee: 30, isOpen: true }
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', data: [{ ...ZAMALEK, express }] } }))
  const [evening, today] = [cairoDay(Date.now() - 86_400_000), cairoDay(Date.now())]
  slots = [
    { ...slot('00:30', '02:30'), day: evening },
    { ...slot('10:00', '12:00'), day: today },
  ]
  await openPayment()
  await user.click(await within(main()).findByLabelText(/^Express/))
  expect(within(main()).getByLabelText<HTMLInputElement>('Today').checked).toBe(true)
  await user.click(within(main()).getByLabelText(/10:00/))
  expect(within(main()).getByLabelText<HTMLInputElement>(/10:00/).checked).toBe(true)
})

test('a time that goes before it could be held is told at once, and no other is ordered by the first press', async () => {
  plain.answerOurs('POST /delivery/hold', ({ text }) => {
    if (JSON.parse(text).slotId !== '10:00') return hold({ text })
    fillUp()
    return { status: 409, json: { status: 'fail', message: 'That time has just gone.' } }
  })
  await openPayment()
  await expect
    .poll(() => main().textContent.replaceAll('\u2060', ''))
    .toContain('10:00–12:00 is full now. Chosen instead: Tomorrow, 12:00–14:00.')
  await press('Cash Payment')
  await expect.poll(alert).toContain('10:00–12:00 is full now. Chosen instead: Tomorrow, 12:00–14:00.')
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '12:00' }])
})

/** The page reads by itself that the chosen time is closed, while another device holds an earlier one. */
async function loseChosenTime(): Promise<void> {
  slots = [slot('10:00', '12:00'), slot('12:00', '14:00'), slot('14:00', '16:00')]
  await openPayment()
  await user.click(await within(main()).findByLabelText(/^12:00/))
  slots = slots.map((each) => ({ ...each, isOpen: each._id !== '12:00', isMine: each._id === '10:00' }))
  await vi.advanceTimersByTimeAsync(30_000)
  await within(main()).findByText(/can no longer be ordered/)
}

test('a chosen time that the shop closes is asked for again, also though an earlier one is held', async () => {
  await loseChosenTime()
  await press('Cash Payment')
  await expect.poll(alert).toContain('12:00–14:00 can no longer be ordered. Chosen instead: Tomorrow, 14:00–16:00.')
  expect(alert()).toContain('The delivery has changed, so nothing was ordered yet.')
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '14:00' }])
})

test('a time that the shopper has chosen after another was lost is ordered by the first press', async () => {
  await loseChosenTime()
  await user.click(within(main()).getByLabelText(/^14:00/))
  await user.click(within(main()).getByLabelText(/^10:00/))
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '10:00' }])
})

test('the last time of all is not replaced by an earlier one: the shop calls, once the shopper knows', async () => {
  await openPayment()
  await user.click(await within(main()).findByLabelText(/^12:00/))
  slots = slots.map((each) => ({ ...each, isOpen: each._id !== '12:00' }))
  await press('Cash Payment')
  await expect.poll(alert).toContain('12:00–14:00 can no longer be ordered. We call you to agree on a time.')
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered[0]).not.toHaveProperty('slotId')
})

test('a time that cannot be had says whether it is full, too late or closed', async () => {
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString()
  slots = [
    { ...slot('10:00', '12:00'), isOpen: false, cutOff: aMinuteAgo },
    { ...slot('12:00', '14:00'), isOpen: false, left: 'none' },
    { ...slot('14:00', '16:00'), isOpen: false },
    slot('16:00', '18:00'),
  ]
  await openPayment()
  const times = () => within(main()).queryByRole('group', { name: 'Time' })?.textContent.replaceAll('\u2060', '')
  await expect
    .poll(times)
    .toBe('Time10:00–12:00 too late12:00–14:00 full14:00–16:00 closed16:00–18:00 We call to agree on a time')
})

test('a time that was lost is not taken again when it is free: the one that the shopper was told of stays', async () => {
  await openPayment()
  await within(main()).findByText(/^This time is held for you until/)
  fillUp()
  await vi.advanceTimersByTimeAsync(30_000)
  await within(main()).findByText(/is full now/)
  slots = slots.map((each) => ({ ...each, isOpen: true, isMine: each._id === '12:00' }))
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(() => within(main()).queryByText(/is full now/)).toBeNull()
  await press('Cash Payment')
  await expect.poll(alert).toContain('Your delivery time is now: Tomorrow, 12:00–14:00.')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '12:00' }])
})

test('a time that is given up before it is held is free for others', async () => {
  const { promise: come, resolve: bring } = Promise.withResolvers<void>()
  plain.answerOurs('POST /delivery/hold', async (request) => {
    await come
    return hold(request)
  })
  let released = 0
  plain.answerOurs('DELETE /delivery/hold', () => {
    released += 1
    return { json: { status: 'success', data: {} } }
  })
  await openPayment()
  await user.click(await within(main()).findByLabelText('We call to agree on a time'))
  expect(released).toBe(0)
  bring()
  await expect.poll(() => released).toBe(1)
})

test('a time that was held although no answer came is let go when it is given up, again if that is lost too', async () => {
  plain.answerOurs('POST /delivery/hold', (request) => {
    hold(request)
    return 'drop'
  })
  let released = 0
  plain.answerOurs('DELETE /delivery/hold', () => {
    released += 1
    return released === 1 ? 'drop' : { json: { status: 'success', data: {} } }
  })
  await openPayment()
  await expect.poll(() => slots[0]?.isMine).toBe(true)
  await user.click(await within(main()).findByLabelText('We call to agree on a time'))
  await expect.poll(() => released).toBe(1)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  await expect.poll(() => released).toBe(2)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(released).toBe(2)
})

test('a time that cannot be held after too many holds says so, and is ordered all the same', async () => {
  plain.answerOurs('POST /delivery/hold', () => ({ status: 429, json: { status: 'fail', message: 'Too many today.' } }))
  await openPayment()
  await within(main()).findByText('This time is not held for you: order it while it is free.')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '10:00' }])
})

test('of two times that are chosen quickly the second is held', async () => {
  const { promise: come, resolve: bring } = Promise.withResolvers<void>()
  const held: string[] = []
  plain.answerOurs('POST /delivery/hold', async (request) => {
    const { slotId } = JSON.parse(request.text)
    if (slotId === '10:00') await come
    held.push(slotId)
    return hold(request)
  })
  await openPayment()
  await user.click(await within(main()).findByLabelText(/^12:00/))
  // Long enough for a call that waits for nothing.
  await new Promise((resolve) => setTimeout(resolve, 100))
  bring()
  await expect.poll(() => held.at(-1)).toBe('12:00')
  expect(held).toEqual(['10:00', '12:00'])
})

test('a time that goes in the moment of ordering is told, and the next one is ordered', async () => {
  refuseWhile(fillUp)
  await openPayment()
  await within(main()).findByText(/^This time is held for you until/)
  await press('Cash Payment')
  await expect.poll(alert).toContain('10:00–12:00 is full now. Chosen instead: Tomorrow, 12:00–14:00.')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '12:00' }])
})

test('an area that closes while it is chosen is said to be closed', async () => {
  await openPayment()
  await expect.poll(async () => (await findField('area')).value).toBe('z')
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', data: [{ ...DOKKI, fee }] } }))
  await passTime(61_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await within(main()).findByText('We do not deliver to this area now. Please choose another.')
  await user.selectOptions(await findField('area'), 'd')
  expect(within(main()).queryByText(/^We do not deliver to this area now/)).toBeNull()
})

test('express that goes because the shop closes says so, with the time that is chosen instead, and holds no closed one', async () => {
  let isOpen = true
  const held: string[] = []
  const areas = () => ({
    ...{ status: 'success', data: [{ ...ZAMALEK, express: { minutes: 60, fee: 35, isOpen } }] },
    ...(!isOpen && { closed: { why: 'Stocktaking', whyAr: 'جرد' } }),
  })
  plain.answerOurs('GET /delivery/areas', () => ({ json: areas() }))
  plain.answerOurs('POST /delivery/hold', ({ text }) => {
    held.push(JSON.parse(text).slotId)
    return hold({ text })
  })
  await openPayment()
  await within(main()).findByText(/^This time is held for you until/)
  await user.click(await within(main()).findByLabelText(/^Express/))
  isOpen = false
  slots = slots.map((each, at) => ({ ...each, isOpen: at === 1 }))
  const { promise: come, resolve: bring } = Promise.withResolvers<void>()
  plain.answerOurs('GET /delivery/slots', async () => {
    await come
    return { json: { ...areas(), data: slots } }
  })
  await passTime(61_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => within(main()).queryByLabelText(/^Express/)).toBeNull()
  bring()
  const chosen = 'Express delivery is not possible just now. Chosen instead: Tomorrow, 12:00–14:00.'
  await expect
    .poll(() => main().textContent.replaceAll('\u2060', ''))
    .toContain(`${chosen} We are closed now. Stocktaking`)
  await expect.poll(() => held).toEqual(['10:00', '12:00'])
})

test('no time is ordered that the shopper has not seen', async () => {
  const { promise: come, resolve: bring } = Promise.withResolvers<void>()
  plain.answerOurs('GET /delivery/slots', async () => {
    await come
    return { json: { status: 'success', data: slots } }
  })
  await openPayment()
  await within(main()).findByText('Loading the times…')
  await press('Cash Payment')
  bring()
  await expect.poll(alert).toContain('Your delivery time is now: Tomorrow, 10:00–12:00.')
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '10:00' }])
})

test('no order goes without a time because the times that were loading fail, before the shopper has read it', async () => {
  const { promise: come, resolve: bring } = Promise.withResolvers<void>()
  plain.answerOurs('GET /delivery/slots', async () => {
    await come
    return { status: 503, json: { status: 'error' } }
  })
  await openPayment()
  await within(main()).findByText('Loading the times…')
  await press('Cash Payment')
  bring()
  await expect.poll(alert).toContain('The times cannot be shown right now. Order all the same: we call you')
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ areaId: 'z' }])
})

async function moveWhileLoading(): Promise<() => void> {
  const { promise: come, resolve: bring } = Promise.withResolvers<void>()
  plain.answerOurs('GET /delivery/slots', async () => {
    await come
    return { json: { status: 'success', data: slots } }
  })
  await user.selectOptions(await findField('area'), 'Dokki')
  await within(main()).findByText('Loading the times…')
  return bring
}

test('a call to agree on a time stays chosen in an area whose times are still loading', async () => {
  await openPayment()
  await user.click(await within(main()).findByLabelText('We call to agree on a time'))
  const bring = await moveWhileLoading()
  await press('Cash Payment')
  bring()
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ areaId: 'd' }])
  expect(ordered[0]).not.toHaveProperty('slotId')
})

test('after a lost order, an area whose times still load is not ordered without a time', async () => {
  await openPayment()
  plain.answerOurs(CASH, () => 'drop')
  await press('Cash Payment')
  await expect.poll(recordedErrors).toContain('cash order ended unreachable')
  plain.answerOurs(CASH, takeOrder)
  slots = [slot('16:00', '18:00')]
  const bring = await moveWhileLoading()
  await press('Cash Payment')
  bring()
  await expect.poll(alert).toContain('10:00–12:00 can no longer be ordered. Chosen instead: Tomorrow, 16:00–18:00.')
  expect(ordered).toEqual([])
})

test('a time that another area has too is not lost while its times load', async () => {
  await openPayment()
  await user.click(await within(main()).findByLabelText(/^12:00/))
  const bring = await moveWhileLoading()
  await press('Cash Payment')
  bring()
  await expect.poll(alert).toContain('Your delivery time is now: Tomorrow, 12:00–14:00.')
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ areaId: 'd', slotId: '12:00' }])
})

test('who asks to be called and then takes a time after all has the day that was in view', async () => {
  const dayAfter = cairoDay(Date.now() + 2 * 86_400_000)
  const later = { ...slot('12:00', '14:00'), day: dayAfter, startsAt: `${dayAfter}T10:00:00Z` }
  slots = [slot('10:00', '12:00'), later]
  await openPayment()
  const radio = (name: RegExp | string) => within(main()).findByRole<HTMLInputElement>('radio', { name })
  await user.click(await radio(dateWords(dayAfter)))
  await user.click(await radio(/^We call/))
  expect((await radio(dateWords(dayAfter))).checked).toBe(false)
  const times = within(main()).getByRole('group', { name: `Time, ${dateWords(dayAfter)}` })
  await user.click(within(times).getByRole('radio', { name: /^12:00/ }))
  expect((await radio(dateWords(dayAfter))).checked).toBe(true)
})

test('express marks today, also when today has no other time left', async () => {
  const today = cairoDay(Date.now())
  slots = [{ ...slot('08:00', '10:00'), day: today, isOpen: false }, slot('10:00', '12:00')]
  const express = { minutes: 45, fee: 30, isOpen: true }
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', data: [{ ...ZAMALEK, express }] } }))
  await openPayment()
  const dayOf = (name: string) => within(main()).findByRole<HTMLInputElement>('radio', { name })
  await expect.poll(async () => (await dayOf('Tomorrow')).checked).toBe(true)
  await user.click(await within(main()).findByRole('radio', { name: /^Express/ }))
  expect(await dayOf('Today')).toMatchObject({ checked: true, disabled: false })
  await user.click(await within(main()).findByRole('radio', { name: /^We call/ }))
  expect(await dayOf('Today')).toMatchObject({ checked: false, disabled: true })
})

test('an express delivery that another area has not is told before anything is ordered', async () => {
  const express = { minutes: 45, fee: 30, isOpen: true }
  const areas = [{ ...ZAMALEK, express }, DOKKI]
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', data: areas } }))
  await openPayment()
  await user.click(await within(main()).findByLabelText(/45 minutes/))
  const bring = await moveWhileLoading()
  await press('Cash Payment')
  bring()
  await expect.poll(alert).toContain('Express delivery is not possible just now.')
  expect(ordered).toEqual([])
})

test('express that closes while the shopper pays is told with the time and the fee in its place, which the next press orders', async () => {
  const express = { minutes: 45, fee: 30, isOpen: true }
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', data: [{ ...ZAMALEK, express }] } }))
  await openPayment()
  await user.click(await within(main()).findByLabelText(/45 minutes/))
  express.isOpen = false
  await press('Cash Payment')
  const told = 'Express delivery is not possible just now. Chosen instead: Tomorrow, 10:00–12:00.'
  await expect.poll(alert).toContain(told)
  expect(alert()).toContain('Delivery costs 15.00 EGP now instead of 30.00 EGP.')
  const notices = () =>
    within(main())
      .getAllByRole('status')
      .map(({ textContent }) => textContent.replaceAll('\u2060', ''))
  expect(notices().map((words) => words.replaceAll('\u00a0', ' '))).toContain(told)
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ slotId: '10:00', fee: 15 }])
  expect(ordered[0]).not.toHaveProperty('express')
})

test('how much change the courier brings is said as amounts are, in thousands', async () => {
  await openPayment()
  await within(main()).findByText(/^This time is held for you until/)
  await fill({ cash: '100001' })
  await within(main()).findByText('The courier brings change for 100,000.00 EGP at most.')
})

test('a fee that rises at the last moment is shown before anything is ordered', async () => {
  refuseWhile(() => void (fee = 20))
  await openPayment()
  await within(main()).findByText('100.00 EGP', { selector: 'form *' })
  await within(main()).findByText(/^This time is held for you until/)
  await press('Cash Payment')
  await expect.poll(alert).toContain('Delivery costs 20.00 EGP now instead of 15.00 EGP.')
  expect(alert()).toMatch(
    /^The delivery has changed, so nothing was ordered yet\..*Please look at it below and press again\.$/,
  )
  expect(address()).toBe('/Payment')
  await within(main()).findByText('105.00 EGP', { selector: 'form *' })
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ areaId: 'z', fee: 20 }])
})

test('an area that is closed while the shopper pays is told, as the shop shows no times of it any more', async () => {
  await openPayment()
  await within(main()).findByText(/^This time is held for you until/)
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', data: [DOKKI] } }))
  const message = 'We do not deliver to this area now.'
  plain.answerOurs('GET /delivery/slots', () => ({ status: 404, json: { status: 'fail', message } }))
  await press('Cash Payment')
  await expect.poll(alert).toContain('We do not deliver to this area now. Please choose another.')
  expect(ordered).toEqual([])
})

test('a payment page is asked for with the time and its fee', async () => {
  vi.stubGlobal('open', () => null)
  plain.answerOurs('POST /orders/checkout-session/cart-1', (request) => {
    takeOrder(request)
    return { json: { status: 'success', session: { url: 'https://pay.example/1' } } }
  })
  await openPayment()
  await within(main()).findByText(/^This time is held for you until/)
  await press('Online Payment')
  await within(main()).findByRole('link', { name: 'Continue to payment' })
  expect(ordered).toMatchObject([{ areaId: 'z', slotId: '10:00', fee: 15 }])
})

test('an address that was delivered to brings its area back', async () => {
  const before = { details: '12 Brazil Street, floor 3', phone: '01012345678', city: 'Cairo' }
  const orders = [
    anOrder({ id: 2, delivery: { areaId: 'd', area: 'Dokki', areaAr: 'الدقي', isExpress: false } }),
    anOrder({
      ...{ id: 1, shippingAddress: before },
      delivery: { areaId: 'z', area: 'Zamalek', areaAr: 'الزمالك', isExpress: false },
    }),
  ]
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: orders } }))
  renderShop('/Payment', { token: SESSION_TOKEN })
  await expect.poll(async () => (await findField('area')).value).toBe('d')
  await press(/^Use 12 Brazil Street/)
  await expect.poll(async () => (await findField('area')).value).toBe('z')
  expect((await findField('details')).value).toBe(before.details)
  // Also after another was chosen by hand.
  await user.selectOptions(await findField('area'), 'Dokki')
  await press(/^Use 12 Brazil Street/)
  await expect.poll(async () => (await findField('area')).value).toBe('z')
})

test('a kept address brings its own area, whatever its words name, and one without asks for it', async () => {
  const phone = '01012345678'
  const kept = [
    { _id: 'a', details: '7 Dokki Street', phone, city: 'Cairo', areaId: 'z' },
    { _id: 'b', details: '5 Corniche', phone, city: 'Alexandria', areaId: '' },
  ]
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: kept } }))
  const [shippingAddress] = kept
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [anOrder({ shippingAddress })] } }))
  renderShop('/Payment', { token: SESSION_TOKEN })
  await expect.poll(async () => (await findField('area')).value).toBe('z')
  await press(/^Use 5 Corniche/)
  await within(main()).findByRole('option', { name: 'Choose your area' })
  // Nor does the bar guess, which knows the address of the last order.
  await vi.advanceTimersByTimeAsync(5000)
  expect((await findField('area')).value).toBe('')
  await press(/^Use 7 Dokki Street/)
  await expect.poll(async () => (await findField('area')).value).toBe('z')
})
