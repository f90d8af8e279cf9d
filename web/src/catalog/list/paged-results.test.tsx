/** A catalogue too large for one answer, on a server that says which page is next. */
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findCard, main, press, user } from '../../../test/find-in-shop.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { categories, products } from '../../../test/spec-only-goods.ts'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'

/** Answers by pages of four products, with the dearest first where it is asked for an order. Returns what it was asked. */
function answerByPages(): string[] {
  const asked: string[] = []
  plain.answerOurs('GET /products', ({ url: { searchParams } }) => {
    asked.push(String(searchParams))
    const ids = searchParams.getAll('category[in]')
    const names = categories.filter(({ _id }) => ids.includes(_id)).map(({ name }) => name)
    const found = products.filter(({ category }) => ids.length === 0 || names.includes(category.name))
    if (searchParams.has('sort')) found.sort((one, other) => other.price - one.price)
    const page = Number(searchParams.get('page') ?? 1)
    const next = page * 4 < found.length ? { nextPage: page + 1 } : {}
    const data = found.slice((page - 1) * 4, page * 4)
    return { json: { results: found.length, metadata: { limit: 4, ...next }, data } }
  })
  return asked
}

test('the first page stays in sight while the aisles of the chips are loaded', async () => {
  plain.answerWith('listProducts', { metadata: { nextPage: 2, limit: products.length }, data: products })
  const release = plain.hold('listCategories')
  renderShop('/Products')
  await findCard('Full Cream Milk 1 Litre')
  await expect.poll(() => plain.asked('listCategories')).toHaveLength(1)
  // Once the answer is waited for.
  await new Promise((resolve) => setTimeout(resolve, 0))
  within(main()).getByRole('article', { name: 'Full Cream Milk 1 Litre' })
  release()
})

test('the search finds what no page has brought yet', async () => {
  const asked = answerByPages()
  renderShop('/Products')
  await findCard('Full Cream Milk 1 Litre')
  expect(screen.queryByRole('article', { name: 'Rice' })).toBeNull()
  await user.type(screen.getByPlaceholderText('Search products...'), 'pan')
  await findCard('Rice')
  expect(asked.at(-1)).toBe('category%5Bin%5D=c7&page=1&limit=4')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('that nothing is found is said in a place that stood there before', async () => {
  answerByPages()
  renderShop('/Products')
  await findCard('Full Cream Milk 1 Litre')
  const places = await within(main()).findAllByRole('status')
  await user.type(screen.getByPlaceholderText('Search products...'), 'zzz')
  expect(places).toContain(await within(main()).findByText('No aisle begins with “zzz”.'))
  // An aisle of which no page has brought anything yet.
  await within(main()).findByRole('button', { name: 'Pantry' })
})

test('filters that leave nothing of the whole catalogue say so, with a button that clears them', async () => {
  answerByPages()
  renderShop('/Products?brand=nobody')
  await within(main()).findByText('No products · by nobody', { selector: '.panel *' })
  await press('Clear the filters')
  await findCard('Full Cream Milk 1 Litre')
})

test('related products are those of the category, wherever in the catalogue they stand', async () => {
  answerByPages()
  renderShop('/ProductDetails/p7/Fruit')
  const related = await within(main()).findByRole('region', { name: 'Related products' })
  await within(related).findByRole('article', { name: 'Sukkari Dates One Kilo' })
  expect(within(related).getAllByRole('article')).toHaveLength(2)
})

test('what is on sale, cheapest first, is asked of the server, and stands as it answers', async () => {
  const asked = answerByPages()
  renderShop('/Products?onSale=true&sort=price-up', { token: SESSION_TOKEN })
  await within(main()).findByText('10 products · on sale')
  expect(asked.at(-1)).toBe('onSale=true&sort=priceNow&page=1&limit=4')
  const [first] = await screen.findAllByRole('article')
  expect(
    within(first ?? main())
      .getByRole('heading')
      .getAttribute('aria-label'),
  ).toBe('Honey Cake for Six')
})
