/** /Orders after a reload without a network. The worker that opens the page needs a real browser (offline.spec.ts). */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { findToast, main, press } from '../../../test/find-in-shop.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'
import { readLastKnown } from '../../api/last-known.ts'
import { storeToken } from '../../api/stored-session.ts'

const LAST_KNOWN = 'This is the last we know of your orders, as of 10:00.'

beforeEach(() => {
  vi.setSystemTime(Date.parse('2026-11-27T08:00Z'))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  const order = anOrder({ id: 1004, state: 'on its way', courierPhone: '01055555555', totalOrderPrice: 340 })
  plain.answerOurs('GET /orders', () => ({ json: { data: [order] } }))
})

async function loseNetwork(): Promise<void> {
  await expect.poll(() => readLastKnown('orders')).toBeDefined()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  plain.answerOurs('GET /orders', () => 'drop')
}

test('shows them to the shopper whose they are, and says that they are the last known', async () => {
  renderShop('/Orders', { token: SESSION_TOKEN })
  await within(main()).findByRole('article', { name: 'Order 1004' })
  expect(within(main()).queryByText(LAST_KNOWN)).toBeNull()
  await loseNetwork()
  renderShop('/Orders', { token: SESSION_TOKEN })
  const order = await within(main()).findByRole('article', { name: 'Order 1004' })
  expect(within(main()).getByText(LAST_KNOWN).getAttribute('role')).toBe('status')
  expect(order.textContent).toContain('340.00')
  expect(order.textContent).toContain('12 Talaat Harb Street')
  expect(within(order).getByRole('link', { name: 'Call the courier: 01055555555' })).not.toBeNull()
})

test('says when they were answered, also where the shop kept them only later', async () => {
  renderShop('/Orders', { token: SESSION_TOKEN })
  await within(main()).findByRole('article', { name: 'Order 1004' })
  plain.answerOurs('GET /orders', () => 'drop')
  vi.setSystemTime(Date.parse('2026-11-27T08:20Z'))
  await loseNetwork()
  renderShop('/Orders', { token: SESSION_TOKEN })
  await within(main()).findByText(LAST_KNOWN)
})

test('stand for no older ones, which are asked for again with the same button', async () => {
  const metadata = { currentPage: 1, numberOfPages: 2, limit: 10, nextPage: 2 }
  plain.answerOurs('GET /orders', () => ({ json: { data: [anOrder({ id: 1004 })], metadata } }))
  renderShop('/Orders', { token: SESSION_TOKEN })
  await loseNetwork()
  await press('Show older orders')
  await findToast('Your orders cannot be shown right now. None of them is lost.', 'failure')
  expect(within(main()).queryByText(LAST_KNOWN)).toBeNull()
  within(main()).getByRole('button', { name: 'Show older orders' })
})

test.each(['/Cart', '/allorders'])('shows those that %s has asked for', async (path) => {
  renderShop(path, { token: SESSION_TOKEN })
  await loseNetwork()
  renderShop('/Orders', { token: SESSION_TOKEN })
  await within(main()).findByRole('article', { name: 'Order 1004' })
})

test('shows none after signing out, and to nobody else', async () => {
  renderShop('/Orders', { token: SESSION_TOKEN })
  await loseNetwork()
  storeToken(null)
  plain.drop('getCart')
  renderShop('/Cart', { token: 'of-somebody-else' })
  await within(main()).findByText(/your cart is kept in the shop/)
  renderShop('/Orders', { token: SESSION_TOKEN })
  await within(main()).findByText(/None of them is lost/)
})
