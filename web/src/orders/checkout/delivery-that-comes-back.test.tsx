/** Beyond the specification: the form of /Payment outlives a look at another screen, and an ended session for the same account. */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { cairoDay } from '@baqala/kit/language/cairo-time.ts'
import { anAccount } from '../../../test/an-account.ts'
import { fill, findField, main, press, submit, user } from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN, SHOPPER } from '../../../test/spec-only-shop.ts'

const ALIS_TOKEN = `e30.${btoa('{"jti":"2","id":"ali"}')}.signed`
const ZAMALEK = { _id: 'z', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [], fee: 15, minimum: 20 }
const DOKKI = { ...ZAMALEK, _id: 'd', name: 'Dokki', nameAr: 'الدقي' }

const at = new Date(Date.now() + 86_400_000).toISOString()
const day = cairoDay(Date.parse(at))
const slot = (from: string, until: string) => ({
  ...{ _id: from, day, from, until, startsAt: `${day}T${from}:00.000Z`, endsAt: at, cutOff: at },
  ...{ isOpen: true, left: 'many', isMine: false },
})

let slots = [slot('10:00', '12:00'), slot('12:00', '14:00'), slot('14:00', '16:00')]

beforeEach(() => {
  slots = slots.map((each) => ({ ...each, isOpen: true }))
  plain.shop.putInCart({ p1: 2 })
  const answer = (ask: string, data: () => object) =>
    plain.answerOurs(ask, () => ({ json: { status: 'success', data: data() } }))
  answer('GET /orders', () => [])
  answer('GET /addresses', () => [])
  answer('GET /delivery/areas', () => [ZAMALEK, DOKKI])
  answer('GET /delivery/slots', () => slots)
  answer('POST /delivery/hold', () => ({ slotId: '12:00', heldUntil: at }))
  answer('DELETE /delivery/hold', () => ({}))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.answerOurs('POST /orders/cart-1', () => ({ status: 401, json: { message: 'Expired Token' } }))
})

async function fillForm(): Promise<void> {
  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findAllByText('85.00 EGP')
  await fill({ details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' })
  await user.selectOptions(await findField('area'), 'Dokki')
  await user.click(await within(main()).findByLabelText(/^12:00/))
  await fill({ note: 'Ring twice', cash: '200' })
  await user.selectOptions(await findField('ifRunsOut'), 'Leave it out')
}

/** Fills in the delivery, hears that the session has ended, signs in and goes to /Payment again. */
async function signInAgain(token: string): Promise<void> {
  await fillForm()
  await press('Cash Payment')
  await expect.poll(address).toBe('/Login')
  plain.answerOurs('POST /auth/signin', () => ({ json: { message: 'success', token } }))
  await fill(SHOPPER)
  await submit()
  await expect.poll(address).toBe('/')
  await goToPayment()
  await findField('area')
}

async function goToPayment(): Promise<void> {
  ;(await within(document.body).findAllByRole('link', { name: /^Cart/ }))[0]!.click()
  ;(await within(main()).findByRole('link', { name: 'Checkout' })).click()
}

test('what was typed is there after a look at the cart, and after the order no more', async () => {
  await fillForm()
  ;(await within(main()).findByRole('link', { name: 'View your cart' })).click()
  ;(await within(main()).findByRole('link', { name: 'Checkout' })).click()
  expect((await findField('details')).value).toBe('12 Talaat Harb Street')
  expect((await findField('note')).value).toBe('Ring twice')
  plain.answerOurs('POST /orders/cart-1', () => ({ json: { status: 'success', data: { _id: 'order-1' } } }))
  await press('Cash Payment')
  await within(main()).findByRole('link', { name: 'Back to Home' })
  plain.shop.putInCart({ p1: 2 })
  await goToPayment()
  await user.selectOptions(await findField('area'), 'Dokki')
  expect((await findField('details')).value).toBe('')
  expect((await findField('note')).value).toBe('')
  expect((await findField('ifRunsOut')).value).toBe('call')
})

test('what was typed leaves the browser with a sign-out', async () => {
  const inTab = () => Object.values(sessionStorage).join()
  plain.answerOurs('POST /auth/signout', () => ({ json: { message: 'success' } }))
  await fillForm()
  expect(inTab()).toContain('12 Talaat Harb Street')
  await press('SignOut', document.body)
  await expect.poll(address).toBe('/Login')
  expect(inTab()).not.toContain('12 Talaat Harb Street')
})

test('an order leaves an address alone that is half typed on /Account', async () => {
  anAccount()
  renderShop('/Account', { token: SESSION_TOKEN })
  await press('Add an address')
  await fill({ street: '9 Nile St' })
  await goToPayment()
  await fill({ details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' })
  plain.answerOurs('POST /orders/cart-1', () => ({ json: { status: 'success', data: { _id: 'order-1' } } }))
  await press('Cash Payment')
  await within(main()).findByRole('link', { name: 'Back to Home' })
  ;(await within(document.body).findAllByRole('link', { name: 'Account' }))[0]!.click()
  expect((await findField('street')).value).toBe('9 Nile St')
})

test('area, time and the word to the courier come back with the address', async () => {
  await signInAgain(SESSION_TOKEN)
  expect((await findField('details')).value).toBe('12 Talaat Harb Street')
  expect((await findField('area')).value).toBe('d')
  expect(await within(main()).findByLabelText(/^12:00/)).toHaveProperty('checked', true)
  expect((await findField('note')).value).toBe('Ring twice')
  expect((await findField('ifRunsOut')).value).toBe('leave out')
  expect((await findField('cash')).value).toBe('200')
})

test('a time that has gone meanwhile is told, with the next one', async () => {
  plain.answerOurs('POST /orders/cart-1', () => {
    slots = slots.map((each) => ({ ...each, isOpen: each._id !== '12:00' }))
    return { status: 401, json: { message: 'Expired Token' } }
  })
  await signInAgain(SESSION_TOKEN)
  await expect
    .poll(() => main().textContent.replaceAll('\u2060', ''))
    .toContain('12:00–14:00 can no longer be ordered. Chosen instead: Tomorrow, 14:00–16:00.')
})

test('another account finds none of it', async () => {
  for (const [ask, name] of [
    ['GET /cart', 'getCart'],
    ['GET /wishlist', 'getWishlist'],
  ] as const)
    plain.answerOurs(ask, () =>
      plain.shop.answer({ name, id: '', query: {}, headers: { token: SESSION_TOKEN }, body: {}, at: Date.now() }),
    )
  await signInAgain(ALIS_TOKEN)
  expect((await findField('area')).value).toBe('')
  await user.selectOptions(await findField('area'), 'Dokki')
  expect(await within(main()).findByLabelText(/^10:00/)).toHaveProperty('checked', true)
  expect((await findField('note')).value).toBe('')
  expect((await findField('cash')).value).toBe('')
})
