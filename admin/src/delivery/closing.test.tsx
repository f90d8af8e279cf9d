import { screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, askedFor, refuseUnlessChecked, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

/** A shop with one area that is open. */
function answerDelivery() {
  const round = { _id: 'east', name: 'East', nameAr: 'الشرق' }
  const area = { _id: 'maadi', name: 'Maadi', nameAr: 'المعادي', round, governorate: 'EG-C', aliases: [] }
  answer('listAreas', () => [{ ...area, fee: 30, minimum: 150, freeFrom: 600, express: null, isClosed: false }])
  answer('listRounds', () => [{ ...round, expressPerHour: 4, areas: 1, hasPlan: true }])
  for (const name of ['listPlans', 'listDays', 'listPauses', 'listSlots'] as const) answer(name, () => [])
}

test('a dialog left open closes the shop until the moment for which it named the orders', async () => {
  signIn('owner')
  answerDelivery()
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

test('a shop that is closed without an end promises no orders for later', async () => {
  signIn('owner')
  answerDelivery()
  answer('addPause', () => ({ pauses: [], orders: [] }))
  renderAdmin('/admin/delivery/pause')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/Orders for later still come in/)
  await userEvent.selectOptions(dialog.getByLabelText('How long?'), 'Until I open again')
  dialog.getByText(/Until you open again, only orders whose time is agreed on by phone come in/)
  expect(dialog.queryByText(/Orders for later/)).toBeNull()
})

test('a dialog left open beyond its end names a new one, until which the next press closes the shop', async () => {
  signIn('owner')
  answerDelivery()
  const closes = () => answer('addPause', () => ({ pauses: [], orders: [] }))
  closes()
  renderAdmin('/admin/delivery/pause')
  const dialog = within(await screen.findByRole('dialog'))
  await vi.waitFor(() => expect(askedFor('addPause')).toHaveLength(1))
  vi.setSystemTime(Date.now() + 61 * 60_000)
  refuseUnlessChecked('addPause', 400, 'The shop can only be closed until a time ahead.')
  await userEvent.click(dialog.getByRole('button', { name: 'Close now' }))
  await dialog.findByText('The shop can only be closed until a time ahead.')
  const ends = () => askedFor('addPause').map(({ body }) => Date.parse((body as { until: string }).until))
  await expect.poll(() => ends().at(-1)).toBeGreaterThan(Date.now())
  const named = ends().at(-1)
  closes()
  const again = await dialog.findByRole('button', { name: 'Close now' })
  dialog.getByText('The shop can only be closed until a time ahead.')
  await userEvent.click(again)
  await expect.poll(() => ends().slice(2)).toEqual([named, named])
})

test('the reason is asked for before the orders, of which there may be many', async () => {
  signIn('owner')
  answerDelivery()
  const order = { number: 1042, name: 'Mona', phone: '01012345678', state: 'placed', isExpress: true } as const
  const orders = [{ ...order, area: null, areaAr: null, day: null, from: null, until: null }]
  answer('addPause', () => ({ pauses: [], orders }))
  renderAdmin('/admin/delivery/pause')
  const list = await screen.findByText(/^1 order is under way/)
  const reason = screen.getByLabelText('Why, for shoppers (optional)')
  expect(reason.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
