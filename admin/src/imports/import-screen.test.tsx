import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer, askedFor, refuse, refuseUnlessChecked, sessionOf, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import type { KeptImport, Report } from './use-imports.ts'

const milk = { slug: 'nile-milk-1l', title: 'Nile Milk', titleAr: 'لبن النيل', unit: '1 litre', unitAr: 'لتر' }
const report: Report = {
  seen: 'a',
  _id: null,
  notes: ['Read as a product file of Shopify.'],
  unread: [],
  sheets: [],
  counts: { added: 0, changed: 1, unchanged: 4, counted: 0, missing: 0, withdrawn: 0, refused: 1 },
  added: [],
  changed: [{ ...milk, differences: [{ field: 'price', from: '42.50', to: '46.50' }] }],
  counted: [],
  missing: [],
  refused: [{ line: 7, column: 'price', why: 'must be more than 0' }],
  made: { brands: [], categories: [], subcategories: [] },
}
const kept: KeptImport = {
  _id: '5',
  at: '2026-11-27T08:00:00.000Z',
  who: 'Mona',
  file: 'prices.csv',
  counts: { added: 0, changed: 1, counted: 0, withdrawn: 0, refused: 1 },
  undone: null,
}
const file = (name = 'prices.csv') => new File(['slug,price\n'], name)
const choose = async (chosen: File) => user.upload(await screen.findByLabelText('Choose a file'), chosen)

beforeEach(() => {
  signIn('manager')
  answer('listImports', () => [])
})

test('a file that changes a price much is imported once the password was entered again', async () => {
  answer('importProducts', () => report)
  renderAdmin('/admin/import')
  await choose(file())
  await screen.findByRole('row', { name: /Nile Milk 1 litre/ })
  const again = 'Please enter your password again.'
  refuse('importProducts', 403, again, { msg: again, param: 'password', location: 'body' })
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await user.type(await screen.findByLabelText('Your password again'), 'four words')
  answer('strengthenSession', () => sessionOf('manager'))
  answer('importProducts', () => ({ ...report, _id: '5' }))
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText(/Imported:/)
  expect(askedFor('strengthenSession')[0]?.body).toEqual({ password: 'four words' })
})

test('a file is shown with what it would do, and imported with one press', async () => {
  answer('importProducts', () => report)
  renderAdmin('/admin/import')
  await choose(file())
  await screen.findByText('Read as a product file of Shopify.')
  const row = screen.getByRole('row', { name: /Nile Milk/ })
  expect(within(row).getByRole('deletion').textContent).toBe('42.50')
  expect(within(row).getByRole('insertion').textContent).toBe('46.50')
  expect(screen.getByRole('row', { name: /7 price must be more than 0/ })).toBeDefined()

  answer('importProducts', () => ({ ...report, _id: '5' }))
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText(/Imported:/)
  const [preview, done] = askedFor('importProducts').map(({ query }) => Object.fromEntries(query))
  expect([preview, done]).toEqual([
    { name: 'prices.csv', check: 'true' },
    { name: 'prices.csv', seen: 'a' },
  ])
})

test('a page with a preview asks before it is left, until the import is done', async () => {
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  answer('importProducts', () => report)
  renderAdmin('/admin/import')
  await screen.findByLabelText('Choose a file')
  expect(leave()).toBe(true)
  await choose(file())
  await screen.findByRole('row', { name: /Nile Milk/ })
  expect(leave()).toBe(false)
  answer('importProducts', () => ({ ...report, _id: '5' }))
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText(/Imported:/)
  await waitFor(() => expect(leave()).toBe(true))
})

test('an import that would not do any more what was shown is refused, and shown anew', async () => {
  answer('importProducts', () => report)
  renderAdmin('/admin/import')
  await choose(file())
  await screen.findByRole('row', { name: /Nile Milk/ })
  const differences = [{ field: 'price', from: '44.00', to: '46.50' }]
  answer('importProducts', () => ({ ...report, seen: 'b', changed: [{ ...milk, differences }] }))
  refuseUnlessChecked('importProducts', 409, 'The catalogue was changed meanwhile.')
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('The catalogue was changed meanwhile.')
  await screen.findByText('44.00')
  answer('importProducts', () => ({ ...report, _id: '5' }))
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText(/Imported:/)
  expect(askedFor('importProducts').map(({ query }) => query.get('seen'))).toEqual([null, 'a', null, 'b'])
})

test('a brand that a file brings is among the brands at once', async () => {
  const open = async (name: string) => user.click(await screen.findByRole('link', { name }))
  const brand = { _id: 'nile', slug: 'nile', name: 'Nile', nameAr: 'النيل', image: '/images/nile' }
  answer('listCategories', () => [])
  answer('listSubcategories', () => [])
  answer('listBrands', () => [])
  answer('listProducts', () => ({ page: 1, total: 0, hasMore: false, products: [] }))
  renderAdmin('/admin/products/groups/brand')
  await screen.findByText('There is none yet.')
  answer('importProducts', () => report)
  await open('From a file')
  await choose(file())
  answer('importProducts', () => ({ ...report, _id: '5' }))
  answer('listBrands', () => [{ ...brand, products: 1, isShown: true }])
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText(/Imported:/)
  await open('Products')
  await open('Categories and brands')
  await open('Brands')
  await screen.findByText('Nile')
})

test('a number that reads two ways is asked about before anything is shown', async () => {
  const question = 'In line 2 the column price has a number that reads two ways: 1250 or 1.250.'
  refuse('importProducts', 400, question, { msg: question, param: 'decimals', location: 'query' })
  renderAdmin('/admin/import')
  await choose(file())
  await screen.findByText(question)
  answer('importProducts', () => report)
  await user.click(screen.getByRole('button', { name: /^The comma comes before decimals/ }))
  await screen.findByText('What it would do')
  expect(askedFor('importProducts').at(-1)?.query.get('decimals')).toBe('comma')
})

test('a file that the shop did not hear of is sent again with one press, and a refused one is not', async () => {
  refuse('importProducts', 503, 'Something went wrong.')
  renderAdmin('/admin/import')
  await choose(file())
  answer('importProducts', () => report)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('What it would do')
  refuse('importProducts', 400, 'The file is empty.')
  await user.upload(screen.getByLabelText('Another file'), file())
  await screen.findByText('The file is empty.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a file that would change nothing cannot be imported', async () => {
  answer('importProducts', () => ({ ...report, counts: { ...report.counts, changed: 0, refused: 0 }, changed: [] }))
  renderAdmin('/admin/import')
  await choose(file())
  await screen.findByText('The shop says so already: there is nothing to do.')
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})

test('a workbook is sent as one, and one of more than 4 MB is not sent', async () => {
  answer('importProducts', () => report)
  renderAdmin('/admin/import')
  const large = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'large.xlsx')
  await choose(large)
  await screen.findByText('The file is larger than 4 MB.')
  expect(askedFor('importProducts')).toEqual([])
  await choose(file('prices.xlsx'))
  await screen.findByText('What it would do')
  expect(askedFor('importProducts')[0]?.body).toHaveProperty('type', expect.stringContaining('spreadsheetml'))
})

test('an import that was undone already says so, and offers no second try of what would be refused again', async () => {
  answer('listImports', () => [{ ...kept, undone: { who: 'Samir', at: kept.at } }])
  refuse('undoImport', 409, 'This import was undone already.')
  renderAdmin('/admin/import/5')
  const dialog = await screen.findByRole('dialog', { name: 'Undo the import of prices.csv?' })
  await within(dialog).findByText('This import was undone already.')
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('undoing says which later changes it would overwrite, and overwrites them only so, proven anew', async () => {
  answer('listImports', () => [kept])
  const undone = { seen: '7', changedSince: ['Nile Tea'], counts: { changed: 2, withdrawn: 0, counted: 0 } }
  answer('undoImport', () => ({ ...undone, changed: [], withdrawn: [], counted: [] }))
  renderAdmin('/admin/import/5')
  const dialog = await screen.findByRole('dialog', { name: 'Undo the import of prices.csv?' })
  await within(dialog).findByText('Nile Tea')
  const again = 'Please enter your password again.'
  refuse('undoImport', 403, again, { msg: again, param: 'password', location: 'body' })
  await user.click(within(dialog).getByRole('button', { name: 'Undo all the same' }))
  await user.type(await screen.findByLabelText('Your password again'), 'four words')
  answer('strengthenSession', () => sessionOf('manager'))
  answer('undoImport', () => ({ ...undone, changed: [], withdrawn: [], counted: [] }))
  await user.click(within(dialog).getByRole('button', { name: 'Undo all the same' }))
  await screen.findByText('Undone')
  const asked = askedFor('undoImport').map(({ query }) => query.toString())
  expect(asked).toEqual(['check=true', 'seen=7&overwrite=true', 'seen=7&overwrite=true'])
})
