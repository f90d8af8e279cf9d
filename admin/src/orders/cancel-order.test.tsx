import { screen } from '@testing-library/dom'
import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { expect, test } from 'vitest'
import { answer, askedFor, signIn } from '../../test/admin-shop.ts'
import { wholeOrder } from '../../test/order-on-board.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

async function askToCancel(change: Partial<StaffOrder>) {
  signIn('owner')
  const order = { ...wholeOrder(1042), ...change }
  answer('getOrder', () => order)
  answer('listPauses', () => [])
  answer('listBoard', () => ({ page: 1, hasMore: false, total: 0, orders: [] }))
  answer('moveOrder', () => order)
  renderAdmin('/admin/orders/1042')
  await user.click(await screen.findByText('Cancel the order'))
}

const aboutMoney = () => screen.queryByText(/^It was paid by card: 245\.50.EGP have to go back then\./)
const aboutGoods = () => screen.queryByText(/^Its goods count as in stock again at once, though they are on the road/)

test('who cancels an order that was paid by card is told that its money has to go back, and that nothing sends it yet', async () => {
  await askToCancel({ state: 'paid', method: 'card', isPaid: true })
  expect([aboutMoney() === null, aboutGoods()]).toEqual([false, null])
  await user.type(screen.getByLabelText('Why'), 'No milk.')
  await user.click(screen.getByRole('button', { name: 'Cancel order 1042' }))
  expect(askedFor('moveOrder')[0]?.body).toEqual({ state: 'cancelled', why: 'No milk.' })
})

test('who cancels an order on its way is told that its goods count as back', async () => {
  await askToCancel({ state: 'on its way', mayMove: ['delivered', 'cancelled'] })
  expect([aboutMoney(), aboutGoods() === null]).toEqual([null, false])
})

test('an order in cash that has not left is cancelled without more words', async () => {
  await askToCancel({})
  expect([aboutMoney(), aboutGoods()]).toEqual([null, null])
})
