/** Beyond the specification: what a card tells of the stock and of the size, if the server sends them. */
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addToCart, badge, findCard } from '../../../test/find-in-shop.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { products } from '../../../test/spec-only-goods.ts'

const MILK = 'Full Cream Milk 1 Litre'
const CHEESE = 'White Cheese Extra Creamy'
const BREAD = 'Baladi Bread Ten Loaves'

test.each(['/', '/Products'])(
  'on %s a card says what is sold out or nearly so, and the price of a kilogram',
  async (screen) => {
    const notes = [{ quantity: 0 }, { quantity: 3, unit: '500 g' }, { quantity: 60, unit: '1 kg' }]
    plain.answerWith('listProducts', { data: products.map((product, at) => ({ ...product, ...notes[at] })) })
    renderShop(screen)
    const [milk, cheese, bread] = [await findCard(MILK), await findCard(CHEESE), await findCard(BREAD)]
    within(milk).getByText('Sold out')
    within(cheese).getByText('Only 3 left')
    within(cheese).getByText('160.00 EGP / kg')
    // A size of one kilogram has no other price than its own.
    within(bread).getByText('1 kg')
    expect(bread.textContent).not.toMatch(/Sold out|left|\/ kg/)

    // Sold out a moment ago may be there again: the button is quiet, and the server answers.
    expect([milk, bread].map(({ dataset }) => 'soldOut' in dataset)).toEqual([true, false])
    await addToCart(MILK)
    await expect.poll(badge).toBe('1')
    expect(plain.asked('addCartItem').map(({ body }) => body)).toEqual([{ productId: 'p1' }])
  },
)

test.each([0, null])('a product that nobody has rated is new, rather than the worst of all: %s', async (average) => {
  const data = products.map((product) => ({ ...product, ratingsAverage: average }))
  plain.answerWith('listProducts', { data })
  renderShop('/Products')
  const card = await findCard(MILK)
  expect(card.textContent).toContain('0 New')
  expect(card.textContent).not.toContain('Rated')
  expect(within(card).getByText('0').getAttribute('aria-hidden')).toBe('true')
})
