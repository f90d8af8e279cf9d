/** The field in the bar and the list below it, on a server that has a search. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { user } from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'
import { products } from '../../test/spec-only-goods.ts'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'
import { placeholder } from './search.messages.en.ts'

let asked: (string | null)[] = []

/** A search that finds the products with these ids, or fails. */
function letSearchFind(ids: readonly string[] | 'failure', quantity = 9): void {
  plain.answerOurs('GET /search', ({ url }) => {
    asked.push(url.searchParams.get('q'))
    if (ids === 'failure') return { status: 403, json: { message: 'no' } }
    const data = products.filter(({ _id }) => ids.includes(_id)).map((product) => ({ ...product, quantity }))
    return { json: { results: data.length, metadata: { understood: [], isRelaxed: false }, data } }
  })
}

const findField = () => within(screen.getByRole('banner')).findByRole('combobox', { name: 'Search the shop' })
const box = () => document.querySelector<HTMLElement>('search') ?? document.body
const status = () => box().querySelector('[role=status]')?.textContent
const rows = () =>
  within(box())
    .queryAllByRole('row')
    .map((each) => each.textContent)

async function search(text: string): Promise<void> {
  const field = await findField()
  await user.clear(field)
  await user.type(field, text)
}

beforeEach(async () => {
  asked = []
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  renderShop('/Brands', { token: SESSION_TOKEN })
  // Its heading takes the focus when the screen has come.
  await screen.findByRole('heading', { level: 1, name: 'All Brands' })
  await user.click(await within(screen.getByRole('banner')).findByRole('textbox', { name: 'Search the shop' }))
})

test('products that were found stay where a later look at them fails', async () => {
  letSearchFind(['p1', 'p3'])
  await search('milk')
  await expect.poll(rows).toHaveLength(2)
  const found = rows()
  letSearchFind('failure')
  await search('rice')
  await expect.poll(status).toBe('Search is not available right now.')
  // Until then an answer is taken for fresh, and no second look is made.
  await vi.advanceTimersByTimeAsync(61_000)
  asked = []
  await search('milk')
  await expect.poll(() => asked).toContain('milk')
  await expect.poll(rows).toEqual(found)
  expect(status()).toContain('products')
  expect(screen.queryByText(/We found nothing for/)).toBeNull()
})

test('a product of which no piece is left says so before anybody presses + Add', async () => {
  letSearchFind(['p1'], 0)
  await search('milk')
  await expect.poll(() => rows()[0]).toContain('Sold out')
  letSearchFind(['p1'], 3)
  await search('milk 1 l')
  await expect.poll(() => rows()[0]).toContain('Only 3 left')
  letSearchFind(['p1'])
  await search('full cream')
  await expect.poll(() => rows()[0]).not.toMatch(/left|Sold out/)
})

test('the keyboard comes to the field before the links below it, and the examples keep their places', async () => {
  const field = await findField()
  const signOut = within(screen.getByRole('banner')).getByRole('button', { name: 'SignOut' })
  expect(field.compareDocumentPosition(signOut) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  // Arabic within English is isolated, or the comma and the number beside it change their sides.
  expect(placeholder).toMatch(/^[^\u0600-\u06ff]*\u2068[\u0600-\u06ff]+\u2069[^\u0600-\u06ff]*$/)
})

test('a screen that comes late leaves the focus to the field that is typed in, and takes it after the search', async () => {
  letSearchFind(['p1'])
  const field = await findField()
  screen.getAllByRole('link', { name: 'Categories' })[0]?.click()
  await user.type(field, 'milk')
  await screen.findByRole('heading', { level: 1, name: 'Categories' })
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'milk')
  await user.type(field, '{Enter}')
  const heading = await screen.findByRole('heading', { level: 1, name: /milk/ })
  await expect.poll(() => document.activeElement).toBe(heading)
})
