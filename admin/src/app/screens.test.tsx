import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { AdminCallName } from '@baqala/contract/admin/calls'
import { answer, answerNever, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

const DELIVERY = ['listAreas', 'listRounds', 'listPlans', 'listDays'] as const

test('an address of no screen is not called one for other roles, and that of a screen for others is', async () => {
  answer('listPauses', () => [])
  for (const [role, address, said] of [
    ['owner', 'nosuch', 'No screen has this address. Choose one from the menu.'],
    ['owner', 'people/a/b', 'No screen has this address. Choose one from the menu.'],
    ['reader', 'people', 'This screen is not for your role. Ask an owner of the shop if that surprises you.'],
  ] as const) {
    signIn(role)
    if (role === 'owner') answer('listBoard', () => ({ page: 1, hasMore: false, total: 0, orders: [] }))
    renderAdmin(`/admin/${address}`)
    await screen.findByText(said)
  }
})

test.each<[string, string, readonly AdminCallName[]]>([
  ['delivery', 'Delivery', DELIVERY],
  ['reviews', 'Reviews', ['listNewestReviews']],
  ['people', 'People', ['listStaff']],
  ['health', 'Health', ['listChecks']],
  ['searches', 'Searches without results', ['listUnfound']],
  ['products/labels?ids=a', 'Shelf labels', ['listProducts']],
])('%s shows its heading while it is loading, and when it cannot be loaded', async (address, heading, calls) => {
  signIn('owner')
  for (const call of calls) answerNever(call)
  renderAdmin(`/admin/${address}`)
  await screen.findByRole('heading', { level: 1, name: heading })

  for (const call of calls) refuse(call, 503, 'The shop is not available right now.')
  renderAdmin(`/admin/${address}`)
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
})
