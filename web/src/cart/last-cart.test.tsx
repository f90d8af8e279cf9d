/** The last cart after a reload without a network. The worker that opens the page needs a real browser (offline.spec.ts). */
import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { storeToken } from '../api/stored-session.ts'
import { findRow, main } from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'
import { keepCart, loadCart } from './cart-query.ts'
import { emptyCart } from './cart-state.ts'
import { readLastKnown } from '../api/last-known.ts'

const MILK = 'Full Cream Milk 1 Litre'

async function seeCartAndLoseNetwork(): Promise<void> {
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Cart')
  await findRow(MILK)
  await expect.poll(() => readLastKnown('cart')).toBeDefined()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  plain.drop('getCart')
}

test('is shown to the shopper whose it is', async () => {
  await seeCartAndLoseNetwork()
  renderShop('/Cart')
  await within(await findRow(MILK)).findByText('85.00 EGP together')
})

test('is not shown in place of a later one that the page has', async () => {
  await seeCartAndLoseNetwork()
  keepCart(emptyCart())
  expect(await loadCart(new AbortController().signal)).toMatchObject({ data: { products: [] } })
})

test('is gone after signing out, and nobody else sees it', async () => {
  await seeCartAndLoseNetwork()
  storeToken(null)
  renderShop('/Cart', { token: 'of-somebody-else' })
  await within(main()).findByText(/your cart is kept in the shop/)
  renderShop('/Cart')
  await within(main()).findByText(/your cart is kept in the shop/)
})
