/** A sign-out after the server had ended a session, and the same account had signed in again. */
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { addToCart, findRow, main, press } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { NEXT_SESSION_TOKEN, SESSION_TOKEN } from '../../test/spec-only-shop.ts'
import { tableIn } from '../api/indexed-db-table.ts'
import { endSession } from '../api/stored-session.ts'

const rowsIn = (database: string) => tableIn(database)('readonly', (table) => table.count())

test('takes the kept cart, the orders with their addresses and the unsent changes out of the browser', async () => {
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.answerOurs('GET /orders', () => ({ json: { data: [anOrder()] } }))
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [] } }))
  plain.answerOurs('POST /auth/signout', () => ({ json: { status: 'success', message: 'Signed out' } }))
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Cart', { token: SESSION_TOKEN })
  await findRow('Full Cream Milk 1 Litre')
  await expect.poll(() => rowsIn('baqala-last-cart')).toBe(2)
  endSession(SESSION_TOKEN)
  await expect.poll(address).toBe('/Login')
  expect(await rowsIn('baqala-last-cart')).toBe(2)

  renderShop('/', { token: NEXT_SESSION_TOKEN })
  await within(main()).findAllByRole('article')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await addToCart('Full Cream Milk 1 Litre')
  await expect.poll(() => rowsIn('baqala')).toBe(1)
  await press('SignOut', screen.getByRole('banner'))
  await press('Sign out', await screen.findByRole('dialog'))
  await expect.poll(address).toBe('/Login')
  await expect.poll(() => Promise.all(['baqala-last-cart', 'baqala'].map(rowsIn))).toEqual([0, 0])
})
