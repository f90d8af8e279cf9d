/** Changes of the cart that wait for a network. offline.spec.ts adds the service worker and two tabs. */
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import {
  addToCart,
  badge,
  fill,
  findCard,
  findRow,
  findToast,
  findWords,
  main,
  press,
  submit,
  toasts,
  user,
} from '../../../test/find-in-shop.ts'
import { findNetwork, loseNetwork } from '../../../test/network.ts'
import { address, passTime, plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN, SHOPPER } from '../../../test/spec-only-shop.ts'

const MILK = 'Full Cream Milk 1 Litre'
const KEPT = 'Kept. It is sent when the connection is back.'

/** The line below the bar, which comes after the first screen. */
const line = () => document.querySelector('header ~ div > [role=status]')?.textContent

async function openList(token?: string): Promise<void> {
  renderShop('/Products', token === undefined ? {} : { token })
  await findCard(MILK)
  await passTime(4000)
  await expect.poll(line).toBe('')
}

test('are sent once to a server that keeps no keys, also where its answer is lost', async () => {
  await openList()
  loseNetwork()
  await addToCart(MILK)
  await findToast(KEPT, 'success')
  await addToCart(MILK)
  await expect.poll(line).toBe(`No connection.Not sent yet: ${MILK}.`)
  plain.loseAnswer('addCartItem', { times: 1 })
  findNetwork()
  await expect.poll(() => plain.asked('addCartItem').length).toBe(1)
  await expect.poll(line).toMatch(/^Not sent yet: Full Cream Milk/)
  // The next try comes by itself.
  await passTime(15_000)
  await expect.poll(line).toBe('')
  expect(plain.shop.countOf('p1')).toBe(2)
  renderShop('/Cart')
  await within(await findRow(MILK)).findByText('2')
})

test('are named in the cart where the shop refuses them later, long after the toast is gone', async () => {
  await openList()
  loseNetwork()
  await addToCart(MILK)
  await findToast(KEPT, 'success')
  await addToCart(MILK)
  await press(`Decrease ${MILK}`, await findCard(MILK))
  plain.sayNo('addCartItem', 'It is sold out')
  findNetwork()
  await findToast('It is sold out', 'failure')
  // A phone reloads the tab when the shopper comes back to it.
  expect(sessionStorage.getItem('not in cart')).toContain(MILK)
  await passTime(4000)
  await user.click(screen.getAllByRole('link', { name: /^Cart/ })[0] ?? main())
  await findWords('Not everything is in your cart:')
  await findWords(`${MILK}: It is sold out`)
  await user.click(screen.getAllByRole('link', { name: 'Products' })[0] ?? main())
  await findCard(MILK)
  await user.click(screen.getAllByRole('link', { name: /^Cart/ })[0] ?? main())
  await findWords('Your cart is empty.')
  expect(screen.queryByText('Not everything is in your cart:')).toBeNull()
})

test('are named at the checkout where the shop refuses them there, which holds one press', async () => {
  plain.shop.putInCart({ p3: 1 })
  await openList()
  loseNetwork()
  await addToCart(MILK)
  await findToast(KEPT, 'success')
  await user.click(screen.getAllByRole('link', { name: /^Cart/ })[0] ?? main())
  await user.click(await within(main()).findByRole('link', { name: 'Checkout' }))
  await within(main()).findAllByText('62.50 EGP')
  plain.sayNo('addCartItem', 'It is sold out')
  findNetwork()
  await findWords(`Not everything is in your cart:${MILK}: It is sold outDismiss`, main())
  await within(main()).findAllByText('20.00 EGP')
  await fill({ details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' })
  await press('Cash Payment')
  const changed = 'Your cart has changed, so nothing was ordered yet.'
  await findWords(`${changed}${MILK}: It is sold outPlease review it and press again.`, main())
  expect(screen.queryByText('Not everything is in your cart:')).toBeNull()
  expect(plain.asked('placeCashOrder')).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
})

test('are no longer named in the cart once the shopper has dismissed the note', async () => {
  await openList()
  loseNetwork()
  await addToCart(MILK)
  await findToast(KEPT, 'success')
  plain.sayNo('addCartItem', 'It is sold out')
  findNetwork()
  await findToast('It is sold out', 'failure')
  await user.click(screen.getAllByRole('link', { name: /^Cart/ })[0] ?? main())
  await findWords('Not everything is in your cart:')
  await press('Dismiss', main())
  expect(screen.queryByText('Not everything is in your cart:')).toBeNull()
  expect(document.activeElement).toBe(within(main()).getByRole('heading', { level: 1 }))
})

test('are not kept where the storage is full, which is said', async () => {
  await openList()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  loseNetwork()
  await addToCart(MILK)
  await findToast('Failed to add to cart.', 'failure')
  expect(line()).toBe('No connection.')
  expect(badge()).toBe('0')
  expect(toasts()).not.toContain(KEPT)
})

test('outlast a session that the server has ended meanwhile, and are sent after the next sign-in', async () => {
  for (const ask of ['GET /delivery/areas', 'GET /addresses', 'GET /orders'])
    plain.answerOurs(ask, () => ({ json: { status: 'success', results: 0, data: [] } }))
  await openList(SESSION_TOKEN)
  loseNetwork()
  await addToCart(MILK)
  await expect.poll(line).toMatch(/Not sent yet: Full Cream Milk/)
  plain.refuse('getCart', 'Expired Token. please login again', 401)
  findNetwork()
  await expect.poll(address).toBe('/Login')
  expect(plain.shop.countOf('p1')).toBe(0)
  plain.recover('getCart')
  plain.answerOurs('POST /auth/signin', () => ({ json: { message: 'success', token: SESSION_TOKEN } }))
  await fill(SHOPPER)
  await submit()
  await expect.poll(badge).toBe('1')
  await expect.poll(line).not.toMatch(/Not sent yet/)
  expect(plain.shop.countOf('p1')).toBe(1)
})

test('are lost by signing out only if the shopper wants it so', async () => {
  await openList()
  loseNetwork()
  await addToCart(MILK)
  await findToast(KEPT, 'success')
  await press('SignOut', screen.getByRole('banner'))
  const question = await screen.findByRole('dialog', { name: 'Sign out now?' })
  expect(question.textContent).toContain(`Not sent yet: ${MILK}. What was not sent is lost when you sign out.`)
  await press('Stay signed in', question)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/Products')
  await expect.poll(line).toContain(`Not sent yet: ${MILK}.`)

  await press('SignOut', screen.getByRole('banner'))
  await press('Sign out', await screen.findByRole('dialog'))
  await expect.poll(address).toBe('/Login')
  await expect.poll(line).not.toContain('Not sent yet')
  expect(screen.queryByRole('dialog')).toBeNull()
})
