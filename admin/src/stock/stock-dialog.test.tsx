import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

test('a dot stands before the note and the name of a change, in whatever language they are', async () => {
  signIn('picker')
  const product = {
    _id: 'p1',
    title: 'Milk',
    unit: '1 L',
    image: '/milk',
    sku: null,
    barcode: null,
    isWithdrawn: false,
  }
  const change = { at: '2026-11-26T09:00:00Z', change: -2, left: 10, reason: 'adjusted', order: null } as const
  answer('listProducts', () => ({ page: 1, total: 0, hasMore: false, products: [] }))
  answer('listStockLedger', () => ({
    ...{ product, stock: 10, page: 1, hasMore: false },
    entries: [{ ...change, note: 'اتكسر', who: 'منى' }],
  }))
  renderAdmin('/admin/stock/p1')
  // Within the Arabic the dot would stand behind it.
  for (const words of ['اتكسر', 'منى']) {
    const found = await screen.findByText(words)
    expect(found.previousSibling?.textContent).toBe(' · ')
  }
})
