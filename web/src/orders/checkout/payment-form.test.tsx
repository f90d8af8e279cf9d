/** Specification 5: the payment form, whose fields are required and have no other rule. */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  fill,
  canPress,
  findField,
  isEnabled,
  main,
  press,
  spinners,
  toasts,
  user,
} from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

beforeEach(async () => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  renderShop('/Payment')
  await within(main()).findAllByText('105.00 EGP')
})

test('can be sent only once it was changed', async () => {
  expect([canPress('Cash Payment'), canPress('Online Payment')]).toEqual([false, false])
  await fill({ city: 'C' })
  expect([canPress('Cash Payment'), canPress('Online Payment')]).toEqual([true, true])
})

test('marks a blank field "required", puts the cursor there and sends nothing', async () => {
  await fill({ details: ADDRESS.details, city: '   ' })
  await press('Cash Payment')
  expect(document.activeElement).toBe(await findField('phone'))
  expect(within(main()).getAllByText('required')).toHaveLength(2)
  await fill({ phone: ADDRESS.phone, city: ADDRESS.city })
  expect(within(main()).queryAllByText('required')).toEqual([])
  expect(plain.asked('placeCashOrder')).toEqual([])
})

test('opens no payment window over a blank field', async () => {
  const open = vi.fn<typeof window.open>()
  vi.stubGlobal('open', open)
  await fill({ details: ADDRESS.details })
  await press('Online Payment')
  expect(document.activeElement).toBe(await findField('phone'))
  expect(open).not.toHaveBeenCalled()
  expect(plain.asked('openCheckoutSession')).toEqual([])
})

test('has no rule for the phone: an order may name any', async () => {
  await fill({ ...ADDRESS, phone: '02 2574 0000, ask for Mona' })
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(plain.shop.orders()).toEqual([
    { cartId: 'cart-1', shippingAddress: { ...ADDRESS, phone: '02 2574 0000, ask for Mona' } },
  ])
})

test('is sent once, however often its button is pressed', async () => {
  const release = plain.hold('placeCashOrder')
  await fill(ADDRESS)
  const cash = within(main()).getByRole<HTMLButtonElement>('button', { name: 'Cash Payment' })
  await user.click(cash)
  await expect.poll(() => spinners()).toHaveLength(1)
  expect(isEnabled(cash)).toBe(false)
  await user.type(await findField('city'), '{Enter}')
  release()
  await expect.poll(address).toBe('/allorders')
  expect(plain.asked('placeCashOrder')).toHaveLength(1)
})

test('shows first what has changed in the cart meanwhile, and sends nothing', async () => {
  await fill(ADDRESS)
  plain.shop.putInCart({ p1: 5 })
  await press('Cash Payment')
  await expect.poll(alerts).toContain('Full Cream Milk 1 Litre')
  expect(alerts()).toContain('Baladi Bread Ten Loaves')
  expect(plain.asked('placeCashOrder')).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(plain.shop.orders()).toHaveLength(1)
})

test('confirms no order of a cart that was emptied meanwhile', async () => {
  await fill(ADDRESS)
  plain.shop.putInCart({})
  await press('Cash Payment')
  await expect.poll(alerts).toContain('ordered or emptied')
  await press('Cash Payment')
  expect(address()).toBe('/Payment')
  expect(plain.asked('placeCashOrder')).toEqual([])
  expect(toasts()).toEqual([])
})

test('orders the cart last seen where it cannot be looked at again', async () => {
  await fill(ADDRESS)
  plain.drop('getCart')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(plain.shop.orders()).toEqual([{ cartId: 'cart-1', shippingAddress: ADDRESS }])
})

function alerts(): string {
  return within(main())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join()
}
