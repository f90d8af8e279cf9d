/** The line below the bar, and requests sent again when the network is back. Kept changes: kept-changes.test.tsx. */
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { findCard, main, toasts } from '../../test/find-in-shop.ts'
import { passTime, plain, renderShop } from '../../test/render-shop.tsx'

/** The line below the bar comes after the first screen, and watches the network. */
async function passRetriesAndLoadStatus(call: 'getProduct' | 'listProducts'): Promise<void> {
  await expect.poll(() => plain.asked(call).length).toBe(1)
  await passTime(7000)
  await within(main()).findByRole('button', { name: 'Try again' })
  await expect.poll(() => document.querySelector('header ~ div > [role=status]')).not.toBeNull()
  // An effect of React's watches the network.
  await vi.advanceTimersByTimeAsync(100)
}

test('details that failed are loaded again by themselves', async () => {
  for (const call of ['getProduct', 'listProducts'] as const) plain.drop(call)
  renderShop('/ProductDetails/p1/x')
  await passRetriesAndLoadStatus('getProduct')
  within(main()).getByText('Failed to load product details.')
  for (const call of ['getProduct', 'listProducts'] as const) plain.recover(call)
  dispatchEvent(new Event('online'))
  await within(main()).findByText(/as good as next door/)
})

test('a product that a list has loaded stays without a network', async () => {
  plain.drop('getProduct')
  renderShop('/Products')
  const link = await within(await findCard('Rice')).findByRole('link')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  link.click()
  await within(main()).findByRole('heading', { level: 1, name: 'Rice' })
  await passTime(7000)
  await vi.waitFor(() => expect(plain.asked('getProduct')).toHaveLength(4))
  await vi.waitFor(() => expect(toasts()).toContain('Failed to load product details'))
  within(main()).getByRole('heading', { level: 1, name: 'Rice' })
  within(main()).getAllByRole('button', { name: /Add/ })
})

test('a product list that failed is loaded again by itself', async () => {
  plain.drop('listProducts')
  renderShop('/Products')
  await passRetriesAndLoadStatus('listProducts')
  expect(screen.queryAllByRole('article')).toEqual([])
  plain.recover('listProducts')
  dispatchEvent(new Event('online'))
  await findCard('Rice')
})
