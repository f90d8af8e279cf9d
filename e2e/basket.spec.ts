/** Beyond the specification: counts on cards, removed products put back, and what the checkout says after a failed order. */
import { add, badge, card, fill, row, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'

const MILK = 'Full Cream Milk 1 Litre'
const BREAD = 'Baladi Bread Ten Loaves'
const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

test('a card tells how many are in the cart, in every tab, and takes one out', async ({ page, plain, context }) => {
  plain.shop.putInCart({ p1: 1 })
  const other = await context.newPage()
  await page.goto('/Products')
  await other.goto('/Products')
  const milk = card(page, MILK)
  await expect(milk.getByText('1 in cart')).toBeVisible()
  await expect(card(other, MILK).getByText('1 in cart')).toBeVisible()
  const [pill, words] = await Promise.all([
    milk.locator('.add-to-cart').boundingBox(),
    milk.getByText('in cart', { exact: true }).boundingBox(),
  ])
  expect((words?.y ?? NaN) + (words?.height ?? NaN)).toBeLessThanOrEqual((pill?.y ?? NaN) + (pill?.height ?? NaN))
  await expect(card(page, BREAD).getByText('in cart')).toHaveCount(0)
  await add(milk).click()
  await expect(milk.getByText('2 in cart')).toBeVisible()
  await expect(card(other, MILK).getByText('2 in cart')).toBeVisible()

  const decrease = milk.getByRole('button', { name: `Decrease ${MILK}` })
  await decrease.click()
  await expect(milk.getByText('1 in cart')).toBeVisible()
  await decrease.click()
  await expect(decrease).toHaveCount(0)
  await expect(add(milk)).toBeFocused()
  await expect(add(milk)).toHaveText('+ Add')
  await expect(page.getByRole('button', { name: `+ Add, ${MILK}`, exact: true })).toHaveCount(1)
  await expect(badge(page)).toHaveText('0')
  expect(plain.asked('updateCartItem').map(({ body }) => body)).toEqual([{ count: 1 }])
  expect(plain.asked('removeCartItem').map(({ id }) => id)).toEqual(['p1'])
})

test('on a phone the way to the cart shows below a list as soon as it holds something', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Products')
  const strip = page.getByRole('main').getByRole('link', { name: /Cart$/ })
  await expect(badge(page)).toHaveText('0')
  await expect(strip).toHaveCount(0)
  await add(card(page, MILK)).click()
  await expect(strip).toHaveText('1 product · 42.50 EGPCart')
  await expect(strip).toBeInViewport({ ratio: 1 })
  // The focus of the last card stays above it.
  await add(page.getByRole('article').last()).focus()
  const [button, bar] = [await page.locator(':focus').boundingBox(), await strip.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('a cleared cart is put back, with its counts', async ({ page, plain }) => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  await page.goto('/Cart')
  await row(page, MILK).getByText('Remove').click()
  await expect(page.getByText(`${MILK} is out of your cart.`)).toBeVisible()
  await page.getByRole('button', { name: `Put back ${MILK}` }).click()
  await expect(row(page, MILK).getByText('85.00 EGP together')).toBeVisible()
  await expect.poll(() => plain.shop.countOf('p1')).toBe(2)

  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByText('Total price: 105 EGP')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Put back/ })).toHaveCount(0)
  expect([plain.shop.countOf('p1'), plain.shop.countOf('p3')]).toEqual([2, 1])
})

test('after a cash order that failed, the screen says what the cart lacks, and nothing of the failure', async ({
  page,
  plain,
}) => {
  const product = { id: 'p1', title: MILK, imageCover: '', quantity: 1 }
  const data = { totalCartPrice: 85, products: [{ count: 2, price: 42.5, product }] }
  plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, cartId: 'cart-1', data })
  plain.refuse('placeCashOrder', 'No couriers today', 409)
  await page.goto('/Payment')
  await expect(page.getByText('85.00 EGP').first()).toBeVisible()
  await fill(page, ADDRESS)
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('alert').filter({ hasText: `${MILK}: only 1 left.` })).toBeVisible()
  await expect(page.getByText('No couriers today')).toHaveCount(0)
  await expect(toasts(page)).toHaveText('')
})
