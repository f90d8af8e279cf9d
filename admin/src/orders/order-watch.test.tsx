import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { askedFor, signIn } from '../../test/admin-shop.ts'
import { bringOrders } from '../../test/order-on-board.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

test('whoever packs sees on every screen how many orders wait, and in the tab', async () => {
  signIn('picker')
  bringOrders(() => [1042, 1043])
  renderAdmin('/admin/account')
  await screen.findByRole('link', { name: 'Orders 2 new' })
  expect(document.title).toMatch(/^\(2\) My sign-in/)
})

// New orders are not a courier's work, and a reader has none.
test.each(['courier', 'reader'] as const)('a %s is told of no order that waits', async (role) => {
  signIn(role)
  bringOrders(() => [1042])
  renderAdmin('/admin/account')
  await screen.findByRole('heading', { level: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.queryByRole('link', { name: /new/ })).toBeNull()
  expect(askedFor('listBoard').filter(({ query }) => query.get('state') === 'new')).toEqual([])
})
