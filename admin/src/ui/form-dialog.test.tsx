import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

test('the button of a form stands in the foot of its dialog, before the one that leaves it', async () => {
  signIn('owner')
  const product = {
    _id: 'p1',
    title: 'Milk',
    unit: '1 L',
    image: '/milk',
    sku: null,
    barcode: null,
    isWithdrawn: false,
  }
  answer('listProducts', () => ({ page: 1, total: 0, hasMore: false, products: [] }))
  answer('listStockLedger', () => ({ product, stock: 10, waiting: 0, page: 1, hasMore: false, entries: [] }))
  answer('listStaff', () => [])
  const round = { _id: 'east', name: 'East', nameAr: 'الشرق' }
  const area = { _id: 'maadi', name: 'Maadi', nameAr: 'المعادي', round, governorate: 'EG-C', aliases: [] }
  answer('listAreas', () => [{ ...area, fee: 30, minimum: 150, freeFrom: 600, express: null, isClosed: false }])
  answer('listRounds', () => [{ ...round, expressPerHour: 4, areas: 1, hasPlan: true }])
  for (const name of ['listPlans', 'listDays', 'listPauses', 'listSlots'] as const) answer(name, () => [])
  answer('addPause', () => ({ pauses: [], orders: [] }))
  for (const [address, main, leave] of [
    ['/admin/stock/p1', 'Write it down', 'Back'],
    ['/admin/people/new', 'Add and invite', 'Back'],
    ['/admin/delivery/areas/new', 'Save', 'Back'],
    ['/admin/delivery/pause', 'Close now', 'Leave it open'],
  ] as const) {
    renderAdmin(address)
    const dialog = await screen.findByRole('dialog')
    const button = await within(dialog).findByRole('button', { name: main })
    const foot = dialog.querySelector<HTMLElement>('.dialog-foot-in-view')
    const names = within(foot ?? dialog).getAllByRole('button')
    expect(names.map((each) => each.textContent)).toEqual([main, leave])
    expect((button as HTMLButtonElement).form, address).not.toBeNull()
  }
})
