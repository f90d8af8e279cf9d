/** Specification 8, the rows of the checkout: a failed order or session shows nothing, keeps the typed text, and logs the reason. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, findField, canPress, main, press, toasts } from '../../../test/find-in-shop.ts'
import { address, plain, recordedErrors, renderShop } from '../../../test/render-shop.tsx'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

beforeEach(async () => {
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Payment')
  await within(main()).findAllByText('85.00 EGP')
  await fill(ADDRESS)
})

test('a cash order that the shop refuses shows nothing and can be sent again', async () => {
  plain.refuse('placeCashOrder', 'No couriers today', 409)
  await press('Cash Payment')
  await expect.poll(recordedErrors).toContain('cash order')
  expect(address()).toBe('/Payment')
  expect(toasts()).toEqual([])
  expect(
    screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('')
  expect(screen.queryByText('No couriers today')).toBeNull()
  expect((await findField('details')).value).toBe(ADDRESS.details)
  await expect.poll(() => canPress('Cash Payment') && canPress('Online Payment')).toBe(true)

  plain.recover('placeCashOrder')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(plain.shop.orders()).toEqual([{ cartId: 'cart-1', shippingAddress: ADDRESS }])
})

test('a cash order that never arrives shows nothing', async () => {
  plain.drop('placeCashOrder')
  await press('Cash Payment')
  await expect.poll(recordedErrors).toContain('cash order')
  expect(address()).toBe('/Payment')
  expect(toasts()).toEqual([])
  await expect.poll(() => canPress('Cash Payment')).toBe(true)
})

test.each([
  ['that the shop refuses to open', () => plain.refuse('openCheckoutSession', 'The card company sleeps', 503)],
  ['that cannot be asked for', () => plain.drop('openCheckoutSession')],
])('a payment page %s shows nothing and leaves no window', async (_, stage) => {
  const opened = { closed: false, close: vi.fn<() => void>(), document: {} }
  vi.stubGlobal('open', () => opened)
  stage()
  await press('Online Payment')
  await expect.poll(recordedErrors).toContain('checkout session')
  expect(opened.close).toHaveBeenCalledOnce()
  expect(address()).toBe('/Payment')
  expect(toasts()).toEqual([])
  expect(screen.queryByText('The card company sleeps')).toBeNull()
  expect((await findField('city')).value).toBe('Cairo')
  await expect.poll(() => canPress('Online Payment')).toBe(true)
})
