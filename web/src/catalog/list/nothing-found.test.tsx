/** The sentence of the specification's field where it finds no category, on a server that has a search of the whole shop as well. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { addToCart, findCard, main, toasts, user } from '../../../test/find-in-shop.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { products } from '../../../test/spec-only-goods.ts'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'

let asked: URLSearchParams[] = []

/** A search that finds the products with these ids, of `results` in all. */
function letSearchFind(ids: readonly string[], results = ids.length): void {
  plain.answerOurs('GET /search', ({ url }) => {
    asked.push(url.searchParams)
    const data = products.filter(({ _id }) => ids.includes(_id))
    return { json: { results, metadata: { understood: [], isRelaxed: false }, data } }
  })
}

async function type(text: string): Promise<void> {
  renderShop('/Products', { token: SESSION_TOKEN })
  await findCard('Rice')
  await user.type(screen.getByPlaceholderText('Search products...'), text)
}

beforeEach(() => {
  asked = []
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
})

test('“milk” leads to the search of the whole shop, and shows what it finds, to be added at once', async () => {
  letSearchFind(['p1', 'p3'], 8)
  await type('milk')
  const whole = await within(main()).findByRole('link', { name: 'Search the whole shop for “milk”: 8' })
  expect(whole.getAttribute('href')).toBe('/Search?q=milk')
  await within(main()).findByText('No aisle begins with “milk”.')
  within(main()).getByText('This list’s search works by category.')
  const found = await within(main()).findByRole('list', { name: 'Found in the whole shop' })
  const [milk] = within(found).getAllByRole('listitem')
  if (!milk) throw new Error('No product is shown.')
  expect(within(milk).getByRole('link').getAttribute('href')).toBe('/ProductDetails/p1/Dairy%20%26%20Eggs')
  within(milk).getByText('42.50 EGP')
  await addToCart(milk)
  await within(found).findByText('in cart')
  // Letters typed in quick succession are one search, of somebody who is still typing.
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([{ q: 'milk', limit: '8', typing: '1' }])
})

test('of what the whole shop has for the text a pressed “On sale” leaves only that, and goes along to the search', async () => {
  letSearchFind(['p1', 'p3', 'p2'], 8)
  renderShop('/Products?onSale=true', { token: SESSION_TOKEN })
  await findCard('Rice')
  await user.type(screen.getByPlaceholderText('Search products...'), 'milk')
  const found = await within(main()).findByRole('list', { name: 'Found in the whole shop' })
  expect(
    within(found)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/ProductDetails/p2/Dairy%20%26%20Eggs'])
  const whole = within(main()).getByRole('link', { name: 'Search the whole shop for “milk”' })
  expect(whole.getAttribute('href')).toBe('/Search?q=milk&onSale=true')
})

test('a category that only holds the text is offered beside what the whole shop has', async () => {
  letSearchFind(['p2'])
  await type('eggs')
  await within(main()).findByRole('link', { name: 'Search the whole shop for “eggs”: 1' })
  // First of all the categories.
  const [first] = within(main())
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('button'))
  expect(first?.textContent).toBe('Dairy & Eggs')
})

test('of what the whole shop has not either, it says so above the categories', async () => {
  letSearchFind([])
  await type('zzz')
  await within(main()).findByText('The whole shop has nothing for it either. These are its categories:')
  await within(main()).findByText('No aisle begins with “zzz”.')
  expect(within(main()).queryByRole('link', { name: /whole shop/ })).toBeNull()
  await within(main()).findByRole('button', { name: 'Sweets' })
})

test('it is said in a place that stood there before, as screen readers need it', async () => {
  letSearchFind([])
  renderShop('/Products', { token: SESSION_TOKEN })
  await within(main()).findByText(`${products.length} products`)
  const places = within(main()).getAllByRole('status')
  await user.type(screen.getByPlaceholderText('Search products...'), 'zzz')
  expect(places).toContain(await within(main()).findByText('No aisle begins with “zzz”.'))
})

test('a shop without any products says so, whatever is typed', async () => {
  letSearchFind([])
  plain.answerWith('listProducts', { data: [] })
  renderShop('/Products', { token: SESSION_TOKEN })
  await within(main()).findByText('There are no products at the moment.')
  await user.type(screen.getByPlaceholderText('Search products...'), 'zzz')
  await vi.advanceTimersByTimeAsync(1000)
  within(main()).getByText('There are no products at the moment.')
})

test('while the search does not answer, the categories are all there is', async () => {
  plain.answerOurs('GET /search', () => ({ status: 503, json: { message: 'Too many people are searching' } }))
  await type('milk')
  await within(main()).findByText('Search works by category.')
  expect(within(main()).queryByRole('link', { name: /whole shop/ })).toBeNull()
  expect(toasts()).toEqual([])
})

test('where categories begin with the text, the whole shop is offered in a line, and nothing is asked', async () => {
  letSearchFind(['p1'])
  await type('Bake')
  await findCard('Baladi Bread Ten Loaves')
  await within(main()).findByRole('link', { name: 'Search the whole shop for “Bake”' })
  await user.type(screen.getByPlaceholderText('Search products...'), 'ry')
  await vi.advanceTimersByTimeAsync(1000)
  expect(within(main()).queryByRole('link', { name: /whole shop/ })).toBeNull()
  expect(asked).toEqual([])
})
