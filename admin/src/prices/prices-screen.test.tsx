import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer, askedFor, refuse, sessionOf, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

const halawa = {
  ...{ _id: 'halawa', title: 'Halawa', unit: '500 g', image: '/images/halawa-1', sku: null, barcode: null },
  isWithdrawn: false,
}
const [before, after] = [
  { price: 74.5, priceAfterDiscount: null },
  { price: 120, priceAfterDiscount: 99 },
]

async function typePrice(text: string): Promise<HTMLElement> {
  signIn('manager')
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  answer('getPrice', () => ({ product: halawa, ...before, undo: null }))
  renderAdmin('/admin/prices/halawa')
  const price = await screen.findByRole('textbox', { name: 'Price (EGP)' })
  await user.clear(price)
  await user.type(price, text)
  return price
}

test('a price typed on an Arabic keyboard asks for the password where it changes much, and can be taken back', async () => {
  await typePrice('١٢٠٫٠٠')
  await user.type(screen.getByRole('textbox', { name: 'Sale price (EGP)' }), '99')

  const message = 'Your password again, please.'
  refuse('changePrice', 403, message, { msg: message, param: 'password', location: 'body' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const password = await screen.findByLabelText('Your password again')
  answer('strengthenSession', () => sessionOf('manager'))
  answer('changePrice', () => ({ product: halawa, before, after }))
  await user.type(password, 'four words')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Halawa 500 g: 120.00 EGP, on sale 99.00 EGP')
  expect(askedFor('changePrice').at(-1)?.body).toEqual({ ...after, before })
  // The bar is under the thumb, whatever was searched for above the list of changes.
  answer('undoPrice', () => ({ product: halawa, before: after, after: before }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Taken back')
  // Not what was changed in another window since.
  expect(askedFor('undoPrice').map(({ body }) => body)).toEqual([{ before, after }])
})

test('a price that a colleague changed meanwhile is told, stays as it was typed, and is changed with one more press', async () => {
  const price = await typePrice('80')
  const colleagues = { price: 78, priceAfterDiscount: null }
  answer('getPrice', () => ({ product: halawa, ...colleagues, undo: null }))
  refuse('changePrice', 409, 'Ali changed this price meanwhile.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Ali changed this price meanwhile.')
  expect(price).toHaveProperty('value', '80')

  answer('changePrice', () => ({ product: halawa, before: colleagues, after: { price: 80, priceAfterDiscount: null } }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Halawa 500 g: 80.00 EGP')
  expect(askedFor('changePrice').map(({ body }) => body)).toEqual([
    { price: 80, priceAfterDiscount: null, before },
    { price: 80, priceAfterDiscount: null, before: colleagues },
  ])
})

test('a price that is ten times or a tenth of the one before is asked about, and saved with one more press', async () => {
  signIn('manager')
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  answer('getPrice', () => ({ product: halawa, price: 46.5, priceAfterDiscount: 42, undo: null }))
  answer('changePrice', () => ({ product: halawa, before, after }))
  renderAdmin('/admin/prices/halawa')
  const price = await screen.findByRole('textbox', { name: 'Price (EGP)' })
  const sale = screen.getByRole('textbox', { name: 'Sale price (EGP)' })
  const save = screen.getByRole('button', { name: 'Save' })
  await user.clear(price)
  await user.type(price, '465')
  await user.click(save)
  const question = await screen.findByText('The price was 46.50 EGP. Is 465.00 EGP right? If so, save once more.')
  expect(question.closest('[role="alert"]')).not.toBeNull()

  await user.clear(price)
  expect(question.isConnected).toBe(false)
  await user.type(price, '46.50')
  await user.clear(sale)
  await user.type(sale, '4.20')
  await user.click(save)
  await screen.findByText('The price was 42.00 EGP. Is 4.20 EGP right? If so, save once more.')
  expect(askedFor('changePrice')).toEqual([])

  await user.click(save)
  await screen.findByText('Halawa 500 g: 120.00 EGP, on sale 99.00 EGP')
  expect(askedFor('changePrice').map(({ body }) => body)).toMatchObject([{ price: 46.5, priceAfterDiscount: 4.2 }])
})

test('a price that was saved as it was offers no undo, which would take back the change before it', async () => {
  signIn('manager')
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  answer('getPrice', () => ({ product: halawa, ...before, undo: null }))
  renderAdmin('/admin/prices/halawa')
  answer('changePrice', () => ({ product: halawa, before, after: { price: 80, priceAfterDiscount: null } }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Undo' })

  answer('changePrice', () => ({ product: halawa, before, after: before }))
  history.pushState(null, '', '/admin/prices/halawa')
  dispatchEvent(new PopStateEvent('popstate'))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Halawa 500 g: 74.50 EGP as before')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a search shows the usual price of what is on sale too, which may be the one that was changed', async () => {
  signIn('manager')
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  answer('listProducts', () => ({ page: 1, total: 1, hasMore: false, products: [{ ...halawa, ...after } as never] }))
  renderAdmin('/admin/prices')
  await user.type(await screen.findByRole('searchbox'), 'halawa')
  const found = await screen.findByRole('link', { name: /Halawa/ })
  expect(found.textContent).toMatch(/99.00\sEGP 120.00$/)
})

test('the day shows who changed what, and the own change of the last minutes can be undone', async () => {
  signIn('manager')
  const entry = { at: '2026-11-27T08:00:00.000Z', isUndo: false, percent: null, count: null, together: null }
  const about = { kind: 'product' as const, id: 'halawa', name: 'Halawa 500 g' }
  answer('listPriceChanges', () => ({
    ...{ page: 1, hasMore: false },
    changes: [
      { ...entry, who: 'Mona', about, before, after, undoUntil: '2026-11-27T08:10:00.000Z' },
      { ...entry, who: 'Ali', about: { ...about, name: 'Ful 400 g' }, before, after, undoUntil: null },
    ],
  }))
  refuse('undoPrice', 409, 'Ali changed the price of Halawa 500 g since. Nothing was undone.')
  renderAdmin('/admin/prices')
  await screen.findByText('Ful 400 g')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Ali changed the price of Halawa 500 g since. Nothing was undone.')
  answer('getPrice', () => ({ product: halawa, ...after, undo: { until: '2026-11-27T08:10:00.000Z', before } }))
  await user.click(screen.getByRole('link', { name: 'Halawa 500 g' }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(askedFor('undoPrice')).toHaveLength(2))
  expect(askedFor('undoPrice').map(({ body }) => body)).toEqual([
    { before, after },
    { before, after },
  ])
})

test('a price that is taken back in the list of the day is said by no bar any more', async () => {
  signIn('manager')
  const about = { kind: 'product' as const, id: 'halawa', name: 'Halawa 500 g' }
  const entry = { who: 'Mona', about, before, after, isUndo: false, percent: null, count: null, together: null }
  const changes = [{ ...entry, at: '2026-11-27T08:00:00.000Z', undoUntil: '2026-11-27T08:10:00.000Z' }]
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes }))
  answer('getPrice', () => ({ product: halawa, ...before, undo: null }))
  answer('changePrice', () => ({ product: halawa, before, after }))
  renderAdmin('/admin/prices/halawa')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const said = 'Halawa 500 g: 120.00 EGP, on sale 99.00 EGP'
  await screen.findByText(said)
  answer('undoPrice', () => ({ product: halawa, before: after, after: before }))
  const list = within(await screen.findByRole('region', { name: 'Changes today' }))
  await user.click(list.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone', { selector: '.toaster *' })
  expect(screen.queryByText(said)).toBeNull()
})

test('many prices are seen before they change, and what was seen is what is changed', async () => {
  signIn('manager')
  const group = { slug: 'dairy', nameAr: 'ألبان', products: 1, isShown: true, image: '/images/dairy-1' }
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  answer('listCategories', () => [{ _id: 'dairy', name: 'Dairy', ...group }])
  answer('listSubcategories', () => [])
  answer('listBrands', () => [])
  answer('changePrices', () => ({ together: 'many', seen: 'as of now', changes: [{ product: halawa, before, after }] }))
  renderAdmin('/admin/prices/many')
  await user.selectOptions(
    await screen.findByLabelText('Of what'),
    await screen.findByRole('option', { name: 'Dairy' }),
  )
  await user.type(screen.getByLabelText('Per cent'), '-10')
  await user.click(screen.getByRole('button', { name: 'Show what would be' }))
  await screen.findByText('Halawa 500 g')
  const [preview] = askedFor('changePrices')
  expect([preview?.query.get('check'), preview?.body]).toEqual([
    'true',
    { categoryId: 'dairy', percent: -10, rounding: 0.25 },
  ])
  await user.click(screen.getByRole('button', { name: 'Change 1 price' }))
  await screen.findByText('1 price is changed.')
  const done = askedFor('changePrices').at(-1)
  expect([done?.query.get('check'), done?.body]).toEqual([
    null,
    { categoryId: 'dairy', percent: -10, rounding: 0.25, seen: 'as of now' },
  ])
})

test.each([
  ['-10 %', -10],
  ['١٠٪', 10],
  ['%7,5', 7.5],
])('a percentage may be written with its sign: %s', async (typed, percent) => {
  signIn('manager')
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  for (const name of ['listCategories', 'listSubcategories', 'listBrands'] as const) answer(name, () => [])
  answer('changePrices', () => ({ together: 'many', seen: 'as of now', changes: [] }))
  renderAdmin('/admin/prices/many')
  await user.type(await screen.findByLabelText('Per cent'), typed)
  await user.click(screen.getByRole('button', { name: 'Show what would be' }))
  await vi.waitFor(() => expect(askedFor('changePrices')[0]?.body).toMatchObject({ percent }))
})
