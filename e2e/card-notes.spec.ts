/** Beyond the specification: what a card tells of the stock and of the size, if the server sends them. */
import { add, badge, card } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { products } from '../web/test/spec-only-goods.ts'

const [MILK, CHEESE, BREAD] = [
  'Full Cream Milk 1 Litre',
  'White Cheese Extra Creamy',
  'Baladi Bread Ten Loaves',
] as const

test.beforeEach(async ({ page }) => {
  const notes = [{ quantity: 0 }, { quantity: 3, unit: '500 g' }, { quantity: 60, unit: '1 kg' }]
  const data = products.map((product, at) => ({ ...product, ...notes[at] }))
  await page.route('**/api/v1/products', (route) => route.fulfill({ json: { data } }))
})

for (const screen of ['/', '/Products']) {
  test(`on ${screen} a card says what is sold out or nearly so, and the price of a kilogram`, async ({
    page,
    plain,
  }) => {
    await page.goto(screen)
    await expect(card(page, MILK).getByText('Sold out', { exact: true })).toBeVisible()
    await expect(card(page, CHEESE).getByText('Only 3 left', { exact: true })).toBeVisible()
    await expect(card(page, BREAD).getByText(/Sold out|left/)).toHaveCount(0)
    await expect(card(page, CHEESE).getByText('160.00 EGP / kg', { exact: true })).toBeVisible()
    // A size of one kilogram has no other price than its own.
    await expect(card(page, BREAD).getByText('1 kg', { exact: true })).toBeVisible()
    await expect(card(page, BREAD).getByText('/ kg')).toHaveCount(0)

    // Sold out a moment ago may be there again: the button is quiet, and the server answers.
    const colourOf = (title: string) =>
      add(card(page, title)).evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(await colourOf(MILK)).not.toBe(await colourOf(BREAD))
    await add(card(page, MILK)).click()
    await expect(badge(page)).toHaveText('1')
    expect(plain.asked('addCartItem').map(({ body }) => body)).toEqual([{ productId: 'p1' }])
  })
}
