/** Beyond the specification: one delivery area for the bar, Home, the cart and /Payment, which promise the same of it. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { cairoDay } from '@baqala/kit/language/cairo-time.ts'
import { fill, findField, follow, main, press, user } from '../../../test/find-in-shop.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'
import { anOrder } from '../../../test/an-order.ts'

// By Cairo's calendar, by which the shop says Tomorrow.
const DAY = cairoDay(Date.now() + 86_400_000)
const TIME = {
  ...{ day: DAY, from: '12:00', until: '14:00' },
  ...{ startsAt: `${DAY}T10:00:00.000Z`, endsAt: `${DAY}T12:00:00.000Z` },
}
const ZAMALEK = {
  ...{ _id: 'zamalek', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [], nextSlot: TIME },
  ...{ fee: 15, minimum: 100, freeFrom: 150.5, express: { fee: 35, minutes: 60, isOpen: true } },
}
const MAADI = {
  ...ZAMALEK,
  _id: 'maadi',
  name: 'Maadi',
  fee: 30,
  minimum: 150,
  freeFrom: undefined,
  express: undefined,
}

const tokenOf = (id: string) => `e30.${btoa(JSON.stringify({ jti: id, id }))}.signed`
const bar = () => screen.getByRole('banner')

beforeEach(() => {
  const answer = (ask: string, json: object) => plain.answerOurs(ask, () => ({ json: { status: 'success', ...json } }))
  answer('GET /delivery/areas', { results: 2, data: [ZAMALEK, MAADI] })
  answer('GET /delivery/slots', {
    results: 1,
    data: [{ ...TIME, _id: 'noon', cutOff: TIME.startsAt, isOpen: true, left: 'many', isMine: false }],
  })
  answer('POST /delivery/hold', { data: { slotId: 'noon', heldUntil: TIME.startsAt } })
  answer('DELETE /delivery/hold', {})
  answer('GET /orders', { results: 0, metadata: {}, data: [] })
  answer('GET /addresses', { results: 0, data: [] })
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
})

/** The words of the promise in the bar or on the screen. */
async function promised(where: HTMLElement): Promise<string> {
  const button = await within(where).findByRole('button', { name: /^Delivery area:/ })
  return button.textContent
    .replace('Delivery area:', '')
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

async function choose(area: string, where = main()): Promise<void> {
  await press(/^Delivery area:/, where)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${area}`) }))
}

const open = (at: string, token = SESSION_TOKEN) => renderShop(at, { token })
const terms = 'Tomorrow, 12:00–14:00 · 15.00 EGP'

test('an area is asked for once, and Home, bar, cart and payment promise the same', async () => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  open('/')
  const some = 'Choose your area Minimum up to 150.00 EGP Delivery from 15.00 EGP. Tomorrow, 12:00–14:00'
  expect(await promised(main())).toBe(some)
  await choose('Zamalek')
  const words = `Zamalek Express in 60 min, 35.00 EGP ${terms}`
  expect([await promised(main()), await promised(bar())]).toEqual([words, words])
  open('/Cart')
  expect(await promised(bar())).toBe(words)
  expect(await promised(main())).toBe(`${words} 45.50 EGP more and standard delivery is free`)
  open('/Payment')
  await within(main()).findByText('With delivery to Zamalek, 15.00 EGP', { selector: 'form *' })
  expect((await findField('area')).value).toBe('zamalek')
  within(main()).getAllByText('120.00 EGP')
  await within(main()).findByText('12:00⁠–⁠14:00')
  within(main()).getByText('Express, within 60 minutes, 35.00\u00a0EGP', { normalizer: String })
})

test('goods below the minimum are promised no delivery anywhere, and told what it costs from there on', async () => {
  plain.shop.putInCart({ p1: 1 })
  open('/Cart')
  expect(await promised(main())).toBe('Choose your area 57.50 EGP more, and we deliver to some areas.')
  await choose('Zamalek')
  const words = 'Zamalek Add 57.50 EGP more for Zamalek, delivery 15.00 EGP'
  expect([await promised(main()), await promised(bar())]).toEqual([words, words])
  open('/Payment')
  await within(main()).findByText(/^57\.50 EGP more, and we deliver to Zamalek\./)
  // A phone's bar lies over the sentence of the area.
  await within(main()).findByText('Without delivery: we call you. Add 57.50 EGP more for Zamalek, delivery 15.00 EGP', {
    selector: 'form *',
  })
  expect(main().textContent).not.toContain('14:00')
  await changeLanguage('ar')
  await within(main()).findByText(/^من غير توصيل: هنتصل بيك\. ضيف بـ.* كمان ونوصّل للزمالك بـ15\.00/, {
    selector: 'form *',
  })
})

test('payment tells the total before an area is chosen, and a change there is followed everywhere', async () => {
  plain.shop.putInCart({ p1: 4 })
  open('/Payment')
  await within(main()).findByText('Plus delivery, by area', { selector: 'form *' })
  // One of the times is chosen here.
  expect(await promised(bar())).toBe('Choose your area Free delivery to some areas.')
  await within(main()).findByText('170.00 EGP', { selector: 'form *' })
  await user.selectOptions(await findField('area'), 'Maadi')
  await within(main()).findByText('200.00 EGP', { selector: 'form *' })
  await expect.poll(() => promised(bar())).toBe('Maadi Delivery 30.00 EGP.')
  // The address that is typed later names another area.
  await fill({ city: 'Zamalek, Cairo' })
  await within(main()).findByText('With free delivery to Zamalek', { selector: 'form *' })
  await expect.poll(() => promised(bar())).toBe('Zamalek Express in 60 min, 35.00 EGP Free delivery.')
  await choose('Maadi', bar())
  await within(main()).findByText('200.00 EGP', { selector: 'form *' })
  open('/Cart')
  expect(await promised(main())).toMatch(/^Maadi/)
})

test('delivery that is free in each area is so before one is chosen, in the bar and at the total', async () => {
  const areas = [ZAMALEK, { ...MAADI, freeFrom: 170 }]
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 2, data: areas } }))
  plain.shop.putInCart({ p1: 4 })
  open('/Payment')
  await within(main()).findByText('With free delivery', { selector: 'form *' })
  expect(await promised(bar())).toBe('Choose your area Free delivery.')
})

test('a first order is told how to write an address in place of those that others find there', async () => {
  plain.shop.putInCart({ p1: 4 })
  const checkOut = async () => {
    open('/Cart')
    await follow('Checkout')
    await findField('area')
  }
  await checkOut()
  await within(main()).findByText(/^Street, building, floor and flat\./)
  expect(within(main()).queryByRole('group', { name: 'Deliver to' })).toBeNull()
  const address = { _id: 'home', name: 'Home', details: '12 Brazil Street', phone: '01012345678', city: 'Zamalek' }
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', results: 1, data: [address] } }))
  await checkOut()
  const offered = await within(main()).findByRole('group', { name: 'Deliver to' })
  await within(offered).findByRole('button', { name: /12 Brazil Street, Zamalek/ })
})

test('a city of another governorate is not accepted without a word', async () => {
  plain.shop.putInCart({ p1: 4 })
  open('/Payment')
  await user.selectOptions(await findField('area'), 'Maadi')
  await fill({ city: 'Alexandria' })
  await within(main()).findByText('The address says \u2068Alexandria\u2069, but the area is Maadi. Please check them.')
  await fill({ city: 'Cairo' })
  expect(within(main()).queryByText(/^The address says/)).toBeNull()
})

test('somewhere else is an answer too: no fee, no time, and the shop calls', async () => {
  plain.shop.putInCart({ p1: 4 })
  open('/')
  await choose('Somewhere else')
  expect(await promised(bar())).toBe('Somewhere else We call to agree on a time')
  open('/Payment')
  await within(main()).findByText('Order as usual. We call you to agree on delivery and its fee.')
  await within(main()).findByText('Without delivery: we call you', { selector: 'form *' })
})

test('the area of the last order is chosen until the shopper says otherwise', async () => {
  const delivery = { areaId: 'maadi', area: 'Maadi', areaAr: 'المعادي', isExpress: false }
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [anOrder({ delivery })] } }))
  open('/')
  await expect.poll(() => promised(bar())).toMatch(/^Maadi Orders from 150\.00 EGP/)
  await choose('Zamalek')
  open('/')
  expect(await promised(bar())).toMatch(/^Zamalek/)
})

test('Home asks for the orders once, for the area of the last one and for what was bought', async () => {
  let asked = 0
  const delivery = { areaId: 'maadi', area: 'Maadi', areaAr: 'المعادي', isExpress: false }
  plain.answerOurs('GET /orders', () => {
    asked += 1
    return { json: { status: 'success', data: [anOrder({ delivery, counts: [1, 1, 1, 1, 1] })] } }
  })
  const { promise: areBought, resolve: showAreas } = Promise.withResolvers<void>()
  plain.answerOurs('GET /delivery/areas', async () => {
    await areBought
    return { json: { status: 'success', results: 2, data: [ZAMALEK, MAADI] } }
  })
  open('/')
  await within(main()).findByRole('region', { name: 'Buy again' })
  showAreas()
  await expect.poll(() => promised(bar())).toMatch(/^Maadi/)
  expect(asked).toBe(1)
})

test('the area follows a change in another tab, and nobody else sees it after the shopper has gone', async () => {
  const cart = { numOfCartItems: 0, data: { products: [], totalCartPrice: 0 } }
  for (const ask of ['GET /cart', 'GET /wishlist', 'POST /auth/signout'])
    plain.answerOurs(ask, () => ({ json: { status: 'success', ...(ask === 'GET /cart' ? cart : { data: [] }) } }))
  open('/', tokenOf('mona'))
  await choose('Zamalek')
  localStorage.setItem('deliveryArea', 'mona maadi')
  window.dispatchEvent(new StorageEvent('storage', { key: 'deliveryArea' }))
  await expect.poll(() => promised(bar())).toMatch(/^Maadi/)
  open('/', tokenOf('ali'))
  expect(await promised(bar())).toMatch(/^Choose your area/)
  open('/', tokenOf('mona'))
  expect(await promised(bar())).toMatch(/^Maadi/)
  await user.click(within(bar()).getByRole('button', { name: 'SignOut' }))
  expect(localStorage.getItem('deliveryArea')).toBeNull()
})

test('a server of the specification alone is asked for no areas, and shows none', async () => {
  plain.shop.putInCart({ p1: 4 })
  renderShop('/Payment')
  await within(main()).findByText('170.00 EGP', { selector: 'form *' })
  renderShop('/')
  await screen.findAllByRole('article')
  expect(screen.queryByRole('button', { name: /^Delivery area:/ })).toBeNull()
})

test('a page that is left open has its promise read again: past midnight its tomorrow is today', async () => {
  open('/')
  await choose('Zamalek')
  expect(await promised(bar())).toContain('Tomorrow, 12:00–14:00')
  vi.setSystemTime(`${DAY}T00:08:00Z`)
  await vi.advanceTimersByTimeAsync(180_000)
  await expect.poll(() => promised(bar())).toContain('Today, 12:00–14:00')
  const next = { ...TIME, from: '14:00', until: '16:00' }
  plain.answerOurs('GET /delivery/areas', () => ({ json: { data: [{ ...ZAMALEK, nextSlot: next }] } }))
  await vi.advanceTimersByTimeAsync(180_000)
  await expect.poll(() => promised(bar())).toContain('Today, 14:00–16:00')
})
