import { screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, askedFor, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

test('a dialog left open closes the shop until the moment for which it named the orders', async () => {
  signIn('owner')
  const round = { _id: 'east', name: 'East', nameAr: 'الشرق' }
  const area = { _id: 'maadi', name: 'Maadi', nameAr: 'المعادي', round, governorate: 'EG-C', aliases: [] }
  answer('listAreas', () => [{ ...area, fee: 30, minimum: 150, freeFrom: 600, express: null, isClosed: false }])
  answer('listRounds', () => [{ ...round, expressPerHour: 4, areas: 1, hasPlan: true }])
  for (const name of ['listPlans', 'listDays', 'listPauses', 'listSlots'] as const) answer(name, () => [])
  answer('addPause', () => ({ pauses: [], orders: [] }))
  renderAdmin('/admin/delivery/pause')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('How long?'), '30')
  await vi.waitFor(() => expect(askedFor('addPause')).toHaveLength(2))
  vi.setSystemTime(Date.now() + 20 * 60_000)
  await userEvent.click(dialog.getByRole('button', { name: 'Close now' }))
  await vi.waitFor(() => expect(askedFor('addPause')).toHaveLength(3))
  const [anHour, halfAnHour, done] = askedFor('addPause').map(({ body }) => body)
  expect(halfAnHour).not.toEqual(anHour)
  expect(done).toMatchObject(Object(halfAnHour))
})
