/** Specification 2 and 4: the cart, the wish list, the checkout and the confirmation. */
import { add, badge, fill, row, spinners, stored, toast } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { products } from '../web/test/spec-only-goods.ts'
import { PAYMENT_PATH, TOKEN } from '../web/test/spec-only-shop.ts'

const MILK = 'Full Cream Milk 1 Litre'
const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

test.describe('the cart', () => {
  test('shows what is in it', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p2: 1 })
    await page.goto('/Cart')
    await test.step('shows its title, its total and a table of five columns', async () => {
      const main = page.getByRole('main')
      await expect(main.getByText('Cart Shop', { exact: true })).toBeVisible()
      await expect(main.getByText('Total price: 165 EGP', { exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: 'Clear Cart', exact: true })).toBeVisible()
      await expect(main.getByRole('columnheader')).toHaveText(['Image', 'Product', 'Qty', 'Price', 'Action'])
      await expect(main.getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute('href', '/Payment')
    })
    await test.step('shows of each product its picture, title, count, price and a way to remove it', async () => {
      const milk = row(page, MILK)
      await expect(milk.locator('img')).toHaveAttribute('src', '/pictures/p1-cover.svg')
      await expect(milk.getByText('2', { exact: true })).toBeVisible()
      await expect(milk.getByText('42.5 EGP', { exact: true })).toBeVisible()
      await expect(milk.getByRole('button', { name: `Decrease ${MILK}` })).toBeVisible()
      await expect(milk.getByRole('button', { name: `Increase ${MILK}` })).toBeVisible()
      await expect(milk.getByText('Remove', { exact: true })).toBeVisible()
      await expect(row(page, 'White Cheese').getByText('80 EGP', { exact: true })).toBeVisible()
    })
  })

  test('sends the count plus one and minus one, without a lower bound', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 1 })
    await page.goto('/Cart')
    for (const count of [0, -1]) {
      await page.getByRole('button', { name: `Decrease ${MILK}` }).click()
      await expect.poll(() => plain.asked('updateCartItem').at(-1)?.body).toEqual({ count })
      await expect(row(page, MILK).getByText(String(count), { exact: true })).toBeVisible()
      await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    }
    await page.getByRole('button', { name: `Increase ${MILK}` }).click()
    await expect.poll(() => plain.asked('updateCartItem').at(-1)?.body).toEqual({ count: 0 })
  })

  test('follows a new count with its total, whatever the shop answers to it', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    await page.goto('/Cart')
    await page.getByRole('button', { name: `Increase ${MILK}` }).click()
    await expect(page.getByText('Total price: 127.5 EGP', { exact: true })).toBeVisible()
    await expect(toast(page, 'Cart updated successfully.')).toBeVisible()
    await expect(page.getByText('Total price: 127.5 EGP', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Total price: 127.5 EGP', { exact: true })).toBeVisible()
  })

  test('without its last product is empty: said so, with a way to the products', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    await page.goto('/Cart')
    await row(page, MILK).getByText('Remove').click()
    await expect(page.getByRole('main').getByText('Your cart is empty.', { exact: true })).toBeVisible()
    await expect(badge(page)).toHaveText('0')
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/Products')
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByText('Checkout')).toHaveCount(0)
    await expect(page.getByText('Clear Cart')).toHaveCount(0)
  })

  test('shows a spinner while it loads and while anything in it changes', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    const main = page.getByRole('main')
    const loaded = plain.hold('getCart')
    await page.goto('/Cart')
    await expect(spinners(main)).toBeVisible()
    loaded()
    await expect(row(page, MILK)).toBeVisible()
    await expect(spinners(main)).toHaveCount(0)
    const counted = plain.hold('updateCartItem')
    await page.getByRole('button', { name: `Increase ${MILK}` }).click()
    await expect(spinners(main)).toBeVisible()
    counted()
    await expect(spinners(main)).toHaveCount(0)
    const removed = plain.hold('removeCartItem')
    await row(page, MILK).getByText('Remove').click()
    await expect(spinners(main)).toBeVisible()
    removed()
    await expect(spinners(main)).toHaveCount(0)
  })

  test('may be told with its id inside of data, as specification 7 has it', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 1 })
    const { data } = cartTold()
    plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, data: { ...data, cartId: 'inner-7' } })
    await page.goto('/Payment')
    await expect(page.getByText('42.50 EGP').first()).toBeVisible()
    await fill(page, ADDRESS)
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect.poll(() => plain.asked('placeCashOrder').map(({ id }) => id)).toEqual(['inner-7'])
  })

  test('may be told with its id in the wish list alone', async ({ page, plain }) => {
    plain.answerWith('getCart', { ...cartTold(), cartId: undefined })
    plain.answerWith('getWishlist', { status: 'success', cartId: 'cart-1', data: [] })
    await page.goto('/Payment')
    await expect(page.getByText('42.50 EGP').first()).toBeVisible()
    await fill(page, ADDRESS)
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect.poll(() => plain.asked('placeCashOrder').map(({ id }) => id)).toEqual(['cart-1'])
  })

  /** A cart with one carton of milk, as in specification 3. */
  function cartTold() {
    const [{ _id: id, title, imageCover, price } = { _id: '', title: '', imageCover: '', price: 0 }] = products
    return {
      status: 'success',
      message: 'Here you are',
      numOfCartItems: 1,
      cartId: 'cart-1',
      data: { totalCartPrice: price, products: [{ count: 1, price, product: { id, title, imageCover } }] },
    }
  }
})

test.describe('the wish list', () => {
  test('shows its title and a table of five columns', async ({ page, plain }) => {
    plain.shop.wish('p1', 'p2')
    await page.goto('/WishList')
    await expect(page.getByRole('main').getByText('My Wish List', { exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText(
      ['image', 'Product', 'Price (EGP)', 'Action', 'Add To Cart'],
      { ignoreCase: true },
    )
    const milk = row(page, MILK)
    await expect(milk.locator('img')).toHaveAttribute('src', '/pictures/p1-cover.svg')
    await expect(milk.getByText('42.5', { exact: false })).toBeVisible()
    await expect(milk.getByText('Remove', { exact: true })).toBeVisible()
    await expect(add(milk)).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
  })

  test('says "Your wish list is empty." where it is', async ({ page }) => {
    await page.goto('/WishList')
    await expect(page.getByRole('main').getByText('Your wish list is empty.', { exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })

  test('shows a spinner while it loads', async ({ page, plain }) => {
    plain.shop.wish('p1')
    const release = plain.hold('getWishlist')
    await page.goto('/WishList')
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    await expect(page.getByText('Your wish list is empty.')).toHaveCount(0)
    release()
    await expect(row(page, MILK)).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
  })

  test('becomes what the shop answers to a removal', async ({ page, plain }) => {
    plain.shop.wish('p1', 'p2')
    await page.goto('/WishList')
    await row(page, MILK).getByText('Remove').click()
    await expect(row(page, MILK)).toHaveCount(0)
    await row(page, 'White Cheese').getByText('Remove').click()
    await expect(page.getByText('Your wish list is empty.')).toBeVisible()
    expect(plain.asked('removeFromWishlist').map(({ id }) => id)).toEqual(['p1', 'p2'])
    expect(plain.asked('getWishlist')).toHaveLength(1)
  })
})

test('the checkout of an empty cart says so, keeps its form and leads to the products', async ({ page }) => {
  await page.goto('/Payment')
  const main = page.getByRole('main')
  await expect(main.getByText('Your cart is empty.', { exact: true })).toBeVisible()
  await expect(main.getByRole('link')).toHaveAttribute('href', '/Products')
  await expect(main.locator('form input')).toHaveCount(3)
  await expect(main.locator('form button')).toHaveText(['Cash Payment', 'Online Payment'])
})

test.describe('the checkout', () => {
  test.beforeEach(async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    await page.goto('/Payment')
    await expect(page.getByText('105.00 EGP').first()).toBeVisible()
    await fill(page, ADDRESS)
  })

  test('has three fields and two buttons', async ({ page }) => {
    await expect(page.getByText('Payment Now', { exact: true })).toBeVisible()
    for (const field of ['details', 'phone', 'city'])
      await expect(page.locator(`main [name=${field}]`)).toHaveAttribute('required', '')
    await expect(page.locator('main form input')).toHaveCount(3)
    await expect(page.getByLabel('Shipping Address Details', { exact: true })).toHaveAttribute('name', 'details')
    await expect(page.locator('main form button')).toHaveText(['Cash Payment', 'Online Payment'])
  })

  test('in cash sends the address for the cart, confirms the order and leaves the badge at 0', async ({
    page,
    plain,
  }) => {
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect(page).toHaveURL(/\/allorders$/)
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await expect(badge(page)).toHaveText('0')
    expect(plain.asked('placeCashOrder').map(({ id, body, headers }) => [id, body, headers.token])).toEqual([
      ['cart-1', { shippingAddress: ADDRESS }, TOKEN],
    ])
  })

  test('online opens the payment page in a new window that cannot steer ours', async ({ page, plain, context }) => {
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Online Payment' }).click()
    const payment = await opened
    await payment.waitForURL(`**${PAYMENT_PATH}`)
    await expect(payment.getByRole('heading', { name: 'The card company' })).toBeVisible()
    expect(await payment.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(/\/Payment$/)
    const { origin } = new URL(page.url())
    expect(plain.asked('openCheckoutSession').map(({ id, query, body }) => [id, query, body])).toEqual([
      ['cart-1', { url: origin }, { shippingAddress: ADDRESS }],
    ])
  })

  test('online leaves a link where the browser holds the window back', async ({ page, context }) => {
    await page.evaluate(() => (window.open = () => null))
    await page.getByRole('button', { name: 'Online Payment' }).click()
    const link = page.getByRole('link', { name: 'Continue to payment' })
    await expect(link).toHaveAttribute('href', new RegExp(`${PAYMENT_PATH}$`))
    const opened = context.waitForEvent('page')
    await link.click()
    await (await opened).waitForURL(`**${PAYMENT_PATH}`)
  })

  test('opens no address that is no page of the web', async ({ page, plain, context }) => {
    plain.answerWith('openCheckoutSession', { session: { url: 'javascript:localStorage.clear()' } })
    await page.getByRole('button', { name: 'Online Payment' }).click()
    await expect(page.getByRole('button', { name: 'Online Payment' })).toBeEnabled()
    await expect.poll(() => context.pages().length).toBe(1)
    expect(await stored(page, 'userToken')).toBe(TOKEN)
  })

  test('looks at the cart again when the shopper comes back from the payment page', async ({ page, plain }) => {
    plain.shop.putInCart({})
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(badge(page)).toHaveText('0')
  })
})
