/** Details beyond the specification: what the pack says. */
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { main, spinners } from '../../../test/find-in-shop.ts'
import { products } from '../../../test/spec-only-goods.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'

const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`
const MILK = 'Full Cream Milk 1 Litre'

test('the details say what the pack says, where the shop has it, in the language of the shopper', async () => {
  const texts = { ingredients: 'Cow’s milk', ingredientsAr: 'لبن بقري', storage: 'Keep below 4 °C.' }
  plain.answerWith('getProduct', { data: { ...products[0], ...texts } })
  renderShop(DETAILS)
  const section = await within(main()).findByRole('region', { name: 'About the product' })
  expect([...section.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    ...['Ingredients', 'لبن بقري', 'Storage', 'Keep below 4\u00a0°C.'],
  ])
})

test('of a product without such texts they show nothing', async () => {
  renderShop(DETAILS)
  await within(main()).findByRole('heading', { level: 1, name: MILK })
  await expect.poll(() => spinners()).toEqual([])
  expect(within(main()).queryByRole('region', { name: 'About the product' })).toBeNull()
})
