/** Beyond the specification: a letter when a sold-out product is back. */
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findRow, findToast, findWords, main, press } from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'
import { products } from '../../test/spec-only-goods.ts'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'
// Its code comes late, and later than a test waits on a busy machine.
import './wait-button.tsx'

const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

function sellOut(waits: string[]) {
  const soldOut = products.map((product, at) => (at === 0 ? { ...product, quantity: 0 } : product))
  plain.answerWith('listProducts', { data: soldOut })
  plain.answerWith('getProduct', { data: soldOut[0] })
  plain.answerOurs('GET /products/p1/reviews', () => ({ json: { results: 0, data: [] } }))
  plain.answerOurs('GET /products/p1/reviews/mine', () => ({ json: { status: 'success', data: { mayReview: false } } }))
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  const answer = (data: string[]) => () => ({ json: { status: 'success', data: (waits = data) } })
  plain.answerOurs('GET /waits', () => ({ json: { status: 'success', data: waits } }))
  plain.answerOurs('POST /products/p1/wait', answer(['p1']))
  plain.answerOurs('DELETE /products/p1/wait', answer([]))
}

const open = () => renderShop(DETAILS, { token: SESSION_TOKEN })

test('a shopper asks for a letter, finds the wish after a reload, and takes it back', async () => {
  sellOut([])
  open()
  await press('Tell me when it is back')
  await findWords('We will e-mail you when it is back.')
  open()
  await findWords('We will e-mail you when it is back.')
  await press('Never mind')
  await within(main()).findByRole('button', { name: 'Tell me when it is back' })
  expect(within(main()).queryByText('We will e-mail you when it is back.')).toBeNull()
})

test('on the wish list as well a shopper waits for what is sold out, and sees what is waited for', async () => {
  sellOut(['p2'])
  const wished = products.slice(0, 3).map((product, at) => ({ ...product, quantity: at < 2 ? 0 : 5 }))
  plain.answerWith('getWishlist', { status: 'success', data: wished })
  renderShop('/WishList', { token: SESSION_TOKEN })
  const [milk, cheese, inStock] = await Promise.all(wished.map(({ title }) => findRow(title)))
  await within(cheese!).findByText('We will e-mail you when it is back.')
  await press('Tell me when it is back', milk)
  await within(milk!).findByText('We will e-mail you when it is back.')
  expect(within(inStock!).queryByRole('button', { name: 'Tell me when it is back' })).toBeNull()
})

test('a refusal is said', async () => {
  sellOut([])
  const message = 'You are waiting for many products already.'
  plain.answerOurs('POST /products/p1/wait', () => ({ status: 409, json: { status: 'fail', message } }))
  open()
  await press('Tell me when it is back')
  await findToast(message, 'failure')
})

test('what is in stock has no such button', async () => {
  sellOut([])
  plain.answerWith('getProduct', { data: { ...products[0], quantity: 3 } })
  open()
  await findWords('Nobody has written about it yet. You can, once it has been delivered to you.')
  expect(within(main()).queryByRole('button', { name: 'Tell me when it is back' })).toBeNull()
})
