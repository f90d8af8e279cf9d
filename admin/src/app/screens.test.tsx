import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { AdminCallName } from '@baqala/contract/admin/calls'
import { answerNever, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

const DELIVERY = ['listAreas', 'listRounds', 'listPlans', 'listDays'] as const

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
