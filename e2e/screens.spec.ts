/** Specification 2, 4 and 6: the route table row for row, who may go where, the bar above and the footer below. */
import { badge, fill, stored, submitButton } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { brands, categories } from '../web/test/spec-only-goods.ts'
import { SHOPPER, TOKEN } from '../web/test/spec-only-shop.ts'

const SHOPPERS_LINKS = [
  ['Home', '/'],
  ['Cart', '/Cart'],
  ['Wish-List', '/WishList'],
  ['Products', '/Products'],
  ['Categories', '/Categories'],
  ['Brands', '/Brands'],
]

test.describe('the route table', () => {
  test('each address is a screen', async ({ page }) => {
    test.slow()
    await test.step('/ is Home', async () => {
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Categories', exact: true }).first()).toBeVisible()
      await expect(page.getByPlaceholder('Search products...')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(10)
    })
    await test.step('/Categories is the categories', async () => {
      await page.goto('/Categories')
      await expect(page.getByRole('main').getByRole('button')).toHaveText(categories.map(({ name }) => name))
      await expect(page.getByRole('main').getByRole('button').locator('img')).toHaveCount(categories.length)
    })
    await test.step('/Brands is the brands', async () => {
      await page.goto('/Brands')
      await expect(page.getByRole('heading', { name: 'All Brands' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveText(brands.map(({ name }) => name))
      await expect(page.getByRole('main').getByRole('button').locator('img')).toHaveCount(brands.length)
    })
    await test.step('/Cart is the cart', async () => {
      await page.goto('/Cart')
      await expect(page.getByRole('main').getByText('Cart Shop', { exact: true })).toBeVisible()
    })
    await test.step('/Products is the product list', async () => {
      await page.goto('/Products')
      await expect(page.getByPlaceholder('Search products...')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(10)
    })
    await test.step('/ProductDetails/{id}/{category} is a product', async () => {
      await page.goto('/ProductDetails/p3/Bakery')
      await expect(page.getByRole('heading', { name: 'Baladi Bread Ten Loaves', level: 1 })).toBeVisible()
    })
    await test.step('/Payment is the checkout', async () => {
      await page.goto('/Payment')
      await expect(page.getByRole('main').getByText('Payment Now', { exact: true })).toBeVisible()
    })
    await test.step('/allorders is the confirmation of an order', async () => {
      await page.goto('/allorders')
      await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
      await expect(
        page.getByText("Thank you for shopping with us. We're getting your order ready for delivery.", { exact: true }),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
    })
    await test.step('/WishList is the wish list', async () => {
      await page.goto('/WishList')
      await expect(page.getByRole('main').getByText('My Wish List', { exact: true })).toBeVisible()
    })
    await test.step('any other path is not found', async () => {
      await page.goto('/Cart/of/somebody')
      await expect(page.getByRole('main').getByRole('img', { name: /Error/ })).toBeVisible()
    })
  })
})

test.describe('the route table, for visitors', () => {
  test.use({ isSignedIn: false })

  test('each address is a screen', async ({ page }) => {
    test.slow()
    await test.step('/Login signs in, and leads to Register and to a new password', async () => {
      await page.goto('/Login')
      await expect(page.getByRole('main').getByText('Login Now', { exact: true })).toBeVisible()
      await expect(page.locator('main form input')).toHaveCount(2)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/Register')
      await expect(main.getByText("Didn't have account yet? Register Now")).toBeVisible()
      await expect(main.getByRole('link', { name: 'Forget your password ?', exact: true })).toHaveAttribute(
        'href',
        '/ForgetPassword',
      )
    })
    await test.step('/Register makes an account of five fields', async () => {
      await page.goto('/Register')
      await expect(page.getByRole('main').getByText('Register Now', { exact: true })).toBeVisible()
      const names = await page
        .locator('main form input')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))
      expect(names).toEqual(['name', 'email', 'password', 'rePassword', 'phone'])
    })
    await test.step('/ForgetPassword asks for the e-mail', async () => {
      await page.goto('/ForgetPassword')
      await expect(page.getByRole('heading', { name: 'Forgot Password?', exact: true })).toBeVisible()
      await expect(
        page.getByText('No worries, enter the email associated with your account.', { exact: true }),
      ).toBeVisible()
      await expect(page.locator('main [name=email]')).toHaveJSProperty('required', true)
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/Login')
    })
    await test.step('/VerifyCode asks for the code', async () => {
      await page.goto('/VerifyCode')
      await expect(page.getByRole('heading', { name: 'Verify Code', exact: true })).toBeVisible()
      await expect(
        page.getByText('Please enter the verification code sent to your email.', { exact: true }),
      ).toBeVisible()
      await expect(page.locator('main [name=resetCode]')).toHaveJSProperty('required', true)
      await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/Login')
    })
    await test.step('/ResetPass asks for the new password', async () => {
      await page.goto('/ResetPass')
      await expect(page.getByRole('heading', { name: 'Reset Password', exact: true })).toBeVisible()
      await expect(page.getByText('Please enter your new password.', { exact: true })).toBeVisible()
      await expect(page.locator('main form input')).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Reset Password', exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/Login')
    })
  })

  test('nothing is asked of the shop before somebody has signed in', async ({ page, plain }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page.getByText('Login Now')).toBeVisible()
    expect(plain.asked()).toEqual([])
  })

  test('the bar shows two links only: Login and Register', async ({ page }) => {
    await page.goto('/Login')
    const links = page.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(['Login', 'Register'])
    await expect(links.first()).toHaveAttribute('href', '/Login')
    await expect(links.last()).toHaveAttribute('href', '/Register')
    await expect(page.getByRole('navigation').getByText('SignOut')).toHaveCount(0)
  })

  test('local storage holds the token under userToken and the e-mail under email, and nothing else', async ({
    page,
  }) => {
    await page.goto('/ForgetPassword')
    await fill(page, { email: SHOPPER.email })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL('**/VerifyCode')
    await page.getByRole('main').getByRole('link').click()
    await fill(page, SHOPPER)
    await submitButton(page).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    expect(kept).toEqual({ email: SHOPPER.email, userToken: TOKEN })
  })
})

test.describe('somebody signed in', () => {
  test('is led Home from /Login', async ({ page }) => {
    await page.goto('/Login')
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('is led Home from /Register', async ({ page }) => {
    await page.goto('/Register')
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('whose token is gone from the storage is sent to /Login at the next step', async ({ page }) => {
    await page.goto('/Brands')
    await expect(page.getByRole('heading', { name: 'All Brands' })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('userToken'))
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click()
    await expect(page).toHaveURL(/\/Login$/)
  })

  test('has the cart and the wish list fetched when the visit begins, with the token', async ({ page, plain }) => {
    await page.goto('/Brands')
    await expect.poll(() => plain.asked('getCart').map(({ headers }) => headers.token)).toEqual([TOKEN])
    await expect.poll(() => plain.asked('getWishlist').map(({ headers }) => headers.token)).toEqual([TOKEN])
  })
})

test.describe('the bar of somebody signed in', () => {
  test('shows the six links, the cart with its number, social icons and SignOut', async ({ page, plain }) => {
    // Two products, three pieces: the badge shows numOfCartItems of the answer.
    plain.shop.putInCart({ p1: 2, p3: 1 })
    await page.goto('/Brands')
    const bar = page.getByRole('navigation')
    for (const [name = '', path = ''] of SHOPPERS_LINKS) {
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    await expect(badge(page)).toHaveText('2')
    await expect(bar.locator('a[target=_blank] svg')).toHaveCount(4)
    await expect(bar.getByText('SignOut', { exact: true })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0)
    await expect(bar.getByRole('link', { name: 'Register' })).toHaveCount(0)
  })

  test('leads to each of the six screens', async ({ page }) => {
    await page.goto('/allorders')
    for (const [name = '', path = ''] of SHOPPERS_LINKS) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`))
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/Categories$/)
  })

  test('SignOut takes the token away, leads to /Login and shows the bar of a visitor', async ({ page }) => {
    await page.goto('/Products')
    await page.getByRole('button', { name: 'SignOut' }).click()
    await expect(page).toHaveURL(/\/Login$/)
    expect(await stored(page, 'userToken')).toBeNull()
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Login', 'Register'])
    await page.goto('/Products')
    await expect(page).toHaveURL(/\/Login$/)
  })

  test('SignOut leads to /Login from the open wish list, too', async ({ page }) => {
    await page.goto('/WishList')
    await page.getByRole('button', { name: 'SignOut' }).click()
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page.getByText('Login Now')).toBeVisible()
  })

  test('SignOut in one tab signs out the other', async ({ page, context }) => {
    await page.goto('/Brands')
    const other = await context.newPage()
    await other.goto('/Products')
    await other.getByRole('button', { name: 'SignOut' }).click()
    await expect(page).toHaveURL(/\/Login$/)
  })
})

test.describe('the bar on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('has a toggle that shows and hides the menu', async ({ page }) => {
    await page.goto('/Brands')
    const toggle = page.getByRole('banner').getByRole('button').first()
    const link = page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(link).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    await toggle.click()
    await expect(link).toBeHidden()
    await expect(badge(page)).toBeVisible()
  })

  test('closes the menu behind whoever goes somewhere', async ({ page }) => {
    await page.goto('/Brands')
    await page.getByRole('banner').getByRole('button').first().click()
    await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click()
    await expect(page).toHaveURL(/\/Products$/)
    await expect(page.getByRole('banner').getByRole('button').first()).toHaveAttribute('aria-expanded', 'false')
  })

  test('SignOut closes the menu', async ({ page }) => {
    await page.goto('/Brands')
    await page.getByRole('banner').getByRole('button').first().click()
    await page.getByRole('button', { name: 'SignOut' }).click()
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page.getByRole('banner').getByRole('button').first()).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Register' })).toBeHidden()
  })
})

test.describe('the layout', () => {
  test('puts the shopping-cart logo above and the footer below every screen', async ({ page }) => {
    await page.goto('/nothing-here')
    await expect(page.getByRole('banner').locator('img')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.locator('input[type=email]')).toBeVisible()
    await expect(footer.getByRole('button', { name: 'ShareApp Link', exact: true })).toBeVisible()
    await expect(footer.getByText('Get deliveries with Baqala', { exact: true })).toBeVisible()
    const partners = footer.locator('section').filter({ hasText: 'Payment Partners' }).locator('img')
    await expect(partners).toHaveCount(4)
    const badges = footer.locator('section').filter({ hasText: 'Get deliveries with' }).locator('a img')
    await expect(badges).toHaveCount(2)
    await partners.first().scrollIntoViewIfNeeded()
    for (const image of [...(await partners.all()), ...(await badges.all())]) {
      await expect(image).toHaveJSProperty('complete', true)
      await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
    }
  })

  test('ShareApp Link opens a mail to the address that was typed', async ({ page }) => {
    await page.goto('/nothing-here')
    const opened = page.waitForEvent('request', (request) => request.url().startsWith('mailto:'))
    const footer = page.getByRole('contentinfo')
    await footer.locator('input[type=email]').fill('mona@example.com')
    await footer.getByRole('button', { name: 'ShareApp Link' }).click()
    expect((await opened).url()).toMatch(/^mailto:mona%40example\.com\?/)
  })

  test('names each screen in the tab and puts the focus on its heading', async ({ page }) => {
    await page.goto('/Brands')
    await expect(page).toHaveTitle(/Brands.+Baqala/)
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click()
    await expect(page).toHaveTitle(/Categories.+Baqala/)
    await expect(page.getByRole('heading', { name: 'Categories', exact: true })).toBeFocused()
  })

  test('brings whoever goes back to where they were', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 500 })
    await page.goto('/Products')
    // The row stays in view: a press on what it covers scrolls the page.
    await expect(page.locator('.aisles:has(li)')).toBeVisible()
    const rice = page.getByRole('article', { name: 'Rice' })
    await rice.getByRole('link').hover()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(200)
    await rice.getByRole('link').click()
    await expect(page).toHaveURL(/ProductDetails/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })
})
