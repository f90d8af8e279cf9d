import { screen, waitFor, within } from '@testing-library/dom'
import type { Role } from '@baqala/contract/admin/may'
import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { expect, test } from 'vitest'
import { answer, askedFor, refuse, signIn } from '../../test/admin-shop.ts'
import { wholeOrder } from '../../test/order-on-board.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

const evening = { _id: 'evening', startsAt: '2026-11-28T16:00:00Z', endsAt: '2026-11-28T18:00:00Z', left: 1 }

function openOrder(change: Partial<StaffOrder> = {}, role: Role = 'owner') {
  signIn(role)
  const order = { ...wholeOrder(1042), ...change }
  answer('getOrder', () => order)
  answer('listPauses', () => [])
  answer('listBoard', () => ({ page: 1, hasMore: false, total: 0, orders: [] }))
  answer('listOrderTimes', () => [evening])
  answer('changeTime', () => ({ ...order, promisedFrom: evening.startsAt, promisedUntil: evening.endsAt }))
  renderAdmin('/admin/orders/1042')
}

const opener = () => screen.findByRole('button', { name: 'Another delivery time' })

test('an owner gives an order another free time by the keyboard, and reads which and what it costs', async () => {
  openOrder({ state: 'being packed', isPacked: true })
  ;(await opener()).focus()
  await user.keyboard('{Enter}')
  const choice = await screen.findByLabelText('New time')
  // Nothing is asked before somebody wants to move it.
  expect(askedFor('listOrderTimes')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Move it' }))
  expect(choice.getAttribute('aria-invalid')).toBe('true')
  expect(askedFor('changeTime')).toEqual([])
  expect(screen.getByRole('option', { name: 'Sat 28 Nov 18:00–20:00, 1 place left' })).toBeTruthy()
  await user.selectOptions(choice, 'evening')
  await user.click(screen.getByRole('button', { name: 'Move it' }))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText(/^Order 1042 is moved\. Its time: Sat 28 Nov 18:00–20:00\. It costs 245\.50/)
  const body = { slotId: 'evening', updatedAt: '2026-11-26T09:00:00Z' }
  expect(askedFor('changeTime')).toMatchObject([{ params: { number: '1042' }, body }])
  expect(document.activeElement).toBe(await opener())
  expect(screen.queryByLabelText('New time')).toBeNull()
})

test('a time to be agreed by phone is one too, and a refusal is said beside the choice', async () => {
  openOrder({ isExpress: true })
  await user.click(await opener())
  await screen.findByText(/no express order any more/)
  await user.selectOptions(screen.getByLabelText('New time'), 'To be agreed by phone')
  refuse('changeTime', 409, 'Order 1042 is on its way and can no longer be changed.')
  await user.click(screen.getByRole('button', { name: 'Move it' }))
  await screen.findByText('Order 1042 is on its way and can no longer be changed.')
  expect(askedFor('changeTime')).toMatchObject([{ body: { slotId: null } }])
})

test('an express order that was paid by card says why its time stays, and offers none', async () => {
  openOrder({ isExpress: true, method: 'card', state: 'paid' })
  await user.click(await opener())
  await screen.findByText(/^It is express and was paid by card, so its time stays as it is\./)
  expect(askedFor('listOrderTimes')).toEqual([])
  expect(screen.queryByLabelText('New time')).toBeNull()
})

test.each<[string, Partial<StaffOrder>, Role]>([
  ['that is on its way', { state: 'on its way' }, 'owner'],
  ['that named no area', { hasArea: false }, 'owner'],
  ['that a picker reads', {}, 'picker'],
])('an order %s offers no other time', async (_, change, role) => {
  openOrder(change, role)
  await screen.findByRole('heading', { name: 'Money' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Another delivery time' })).toBeNull())
})
