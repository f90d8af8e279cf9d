/** Specification 2, 4 and 6: the route table row for row, who may go where, the bar above and the footer below. */
import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { badge, fill, findField, follow, goTo, main, press, submit, user } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { SHOPPER, TOKEN } from '../../test/spec-only-shop.ts'

const SHOPPERS_LINKS = [
  ['Home', '/'],
  ['Cart', '/Cart'],
  ['Wish-List', '/WishList'],
  ['Products', '/Products'],
  ['Categories', '/Categories'],
  ['Brands', '/Brands'],
] as const

const visitor = { token: null }

/** The bar, without the footer's navigation. */
function bar(): HTMLElement {
  return within(screen.getByRole('banner')).getAllByRole('navigation')[0] ?? document.body
}

const barLinks = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const findHeading = (name: string) => within(main()).findByRole('heading', { name })
const names = () => [...main().querySelectorAll('form input')].map((input) => input.getAttribute('name'))
const loginLink = () => within(main()).getByRole('link').getAttribute('href')

describe('the route table', () => {
  test('/ is Home', async () => {
    renderShop('/')
    await within(main()).findByRole('region', { name: 'Banners' })
    expect((await within(main()).findAllByRole('region', { name: 'Categories' })).length).toBeGreaterThan(0)
    screen.getByPlaceholderText('Search products...')
    await expect.poll(() => screen.queryAllByRole('article')).toHaveLength(10)
  })

  test.each([
    ['/Cart', 'Cart Shop'],
    ['/Categories', 'Categories'],
    ['/Brands', 'All Brands'],
    ['/ProductDetails/p3/Bakery', 'Baladi Bread Ten Loaves'],
    ['/Payment', 'Payment Now'],
    ['/WishList', 'My Wish List'],
  ])('%s is the screen "%s"', async (path, title) => {
    renderShop(path)
    await within(main()).findByRole('heading', { level: 1, name: title })
    expect(address()).toBe(path)
  })

  test('/Products is the product list', async () => {
    renderShop('/Products')
    await screen.findByPlaceholderText('Search products...')
    await expect.poll(() => screen.queryAllByRole('article')).toHaveLength(10)
  })

  test('/allorders is the confirmation of an order', async () => {
    renderShop('/allorders')
    await findHeading('Order Confirmed!')
    within(main()).getByText("Thank you for shopping with us. We're getting your order ready for delivery.")
    await follow('Back to Home')
    await expect.poll(address).toBe('/')
  })

  test.each([
    ['/cart', '/Cart', 'Cart Shop'],
    ['/BRANDS/?from=letter#top', '/Brands?from=letter', 'All Brands'],
    ['/productdetails/p3/Fruit%20%26%20Veg/', '/ProductDetails/p3/Fruit%20%26%20Veg', 'Baladi Bread Ten Loaves'],
    ['/privacy', '/Privacy', 'Privacy'],
    ['/Terms/', '/Terms', 'Terms'],
  ])('%s, spelled by hand, becomes %s', async (typed, path, title) => {
    renderShop(typed)
    await within(main()).findByRole('heading', { level: 1, name: title })
    await expect.poll(address).toBe(path)
  })

  test('any other path is not found', async () => {
    renderShop('/Cart/of/somebody')
    await within(main()).findByRole('img', { name: /Error/ })
    expect(address()).toBe('/Cart/of/somebody')
  })
})

describe('the route table, for visitors', () => {
  test('/Login signs in, and leads to Register and to a new password', async () => {
    renderShop('/Login', visitor)
    await findHeading('Login Now')
    expect(names()).toEqual(['email', 'password'])
    const register = within(main()).getByRole('link', { name: "Didn't have account yet? Register Now" })
    expect(register.getAttribute('href')).toBe('/Register')
    expect(within(main()).getByRole('link', { name: 'Forget your password ?' }).getAttribute('href')).toBe(
      '/ForgetPassword',
    )
  })

  test('/Register makes an account of five fields', async () => {
    renderShop('/Register', visitor)
    await findHeading('Register Now')
    expect(names()).toEqual(['name', 'email', 'password', 'rePassword', 'phone'])
  })

  test('/ForgetPassword asks for the e-mail', async () => {
    renderShop('/ForgetPassword', visitor)
    await findHeading('Forgot Password?')
    within(main()).getByText('No worries, enter the email associated with your account.')
    expect((await findField('email')).required).toBe(true)
    within(main()).getByRole('button', { name: 'Send' })
    expect(loginLink()).toBe('/Login')
  })

  test('/VerifyCode asks for the code', async () => {
    renderShop('/VerifyCode', visitor)
    await findHeading('Verify Code')
    within(main()).getByText('Please enter the verification code sent to your email.')
    expect((await findField('resetCode')).required).toBe(true)
    within(main()).getByRole('button', { name: 'Verify' })
    expect(loginLink()).toBe('/Login')
  })

  test('/ResetPass asks for the new password', async () => {
    renderShop('/ResetPass', visitor)
    await findHeading('Reset Password')
    within(main()).getByText('Please enter your new password.')
    expect(names()).toHaveLength(2)
    within(main()).getByRole('button', { name: 'Reset Password' })
    expect(loginLink()).toBe('/Login')
  })

  test('the wish list is open to them, too', async () => {
    renderShop('/WishList', visitor)
    await findHeading('My Wish List')
    expect(address()).toBe('/WishList')
  })

  test('an address that is no screen is not found by them either', async () => {
    renderShop('/nothing-here', visitor)
    await within(main()).findByRole('img', { name: /Error/ })
    expect(address()).toBe('/nothing-here')
  })

  test.each([
    '/',
    '/Cart',
    '/Products',
    '/Categories',
    '/Brands',
    '/ProductDetails/1/Bakery',
    '/Payment',
    '/allorders',
  ])('%s leads them to /Login, and asks nothing of the shop', async (path) => {
    renderShop(path, visitor)
    await findHeading('Login Now')
    expect(address()).toBe('/Login')
    expect(plain.asked()).toEqual([])
  })

  test('local storage holds the token under userToken and the e-mail under email, and nothing else', async () => {
    renderShop('/Login', { token: null, resetEmail: SHOPPER.email })
    await fill(SHOPPER)
    await submit()
    await expect.poll(address).toBe('/')
    expect({ ...localStorage }).toEqual({ email: SHOPPER.email, userToken: TOKEN })
  })
})

describe('somebody signed in', () => {
  test.each(['/Login', '/Register'])('is led Home from %s', async (path) => {
    renderShop(path)
    await expect.poll(address).toBe('/')
  })

  test.each([
    ['/ForgetPassword', 'Forgot Password?'],
    ['/VerifyCode', 'Verify Code'],
    ['/ResetPass', 'Reset Password'],
  ])('may open %s', async (path, title) => {
    renderShop(path)
    await findHeading(title)
    expect(address()).toBe(path)
  })

  test('whose token is gone from the storage is sent to /Login at the next step', async () => {
    renderShop('/Brands')
    await findHeading('All Brands')
    localStorage.removeItem('userToken')
    await goTo('Categories')
    await expect.poll(address).toBe('/Login')
  })

  test('has the cart and the wish list fetched when the visit begins, with the token', async () => {
    renderShop('/Brands')
    await expect.poll(() => plain.asked('getCart').map(({ headers }) => headers.token)).toEqual([TOKEN])
    await expect.poll(() => plain.asked('getWishlist').map(({ headers }) => headers.token)).toEqual([TOKEN])
  })

  test('has both fetched again when another tab signs in with another token', async () => {
    renderShop('/Brands')
    await expect.poll(() => plain.asked('getWishlist')).toHaveLength(1)
    localStorage.setItem('userToken', 'of-another')
    window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }))
    await expect.poll(() => plain.asked('getCart').map(({ headers }) => headers.token)).toEqual([TOKEN, 'of-another'])
    await expect
      .poll(() => plain.asked('getWishlist').map(({ headers }) => headers.token))
      .toEqual([TOKEN, 'of-another'])
  })
})

describe('the bar', () => {
  test('shows the six links, the cart with its number, social icons and SignOut to somebody signed in', async () => {
    // Two products, three pieces: the badge shows numOfCartItems of the answer.
    plain.shop.putInCart({ p1: 2, p3: 1 })
    renderShop('/Brands')
    await expect.poll(badge).toBe('2')
    for (const link of SHOPPERS_LINKS) expect(barLinks()).toContainEqual(link)
    expect(bar().querySelectorAll('a[target=_blank] svg')).toHaveLength(4)
    within(bar()).getByText('SignOut')
    expect(barLinks().flat()).not.toContain('/Login')
    expect(barLinks().flat()).not.toContain('/Register')
  })

  test('shows a visitor two links only: Login and Register', () => {
    renderShop('/Login', visitor)
    expect(barLinks()).toEqual([
      ['Login', '/Login'],
      ['Register', '/Register'],
    ])
    expect(within(bar()).queryByText('SignOut')).toBeNull()
  })

  test('leads to each of the six screens', async () => {
    renderShop('/allorders')
    for (const [name, path] of SHOPPERS_LINKS) {
      await goTo(name)
      expect(address()).toBe(path)
    }
  })

  test.each(['/Products', '/WishList'])('SignOut on %s takes the token away and leads to /Login', async (path) => {
    renderShop(path)
    await press('SignOut', bar())
    await findHeading('Login Now')
    expect(address()).toBe('/Login')
    expect(localStorage.getItem('userToken')).toBeNull()
    expect(barLinks().map(([name]) => name)).toEqual(['Login', 'Register'])
  })

  test('has a toggle for small screens, whose menu closes by Escape and behind whoever goes somewhere, by keys, for Back, or signs out', async () => {
    const isOpen = () => within(bar()).getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded') === 'true'
    renderShop('/Brands')
    expect(isOpen()).toBe(false)
    await press('Menu', bar())
    expect(isOpen()).toBe(true)
    await press('Menu', bar())
    expect(isOpen()).toBe(false)
    await press('Menu', bar())
    within(bar()).getByRole('link', { name: 'Home' }).focus()
    await user.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Menu')
    await press('Menu', bar())
    await goTo('Products')
    await expect.poll(isOpen).toBe(false)
    history.back()
    await findHeading('All Brands')
    expect(isOpen()).toBe(false)
    await press('Menu', bar())
    within(bar()).getByRole('link', { name: 'Cart' }).focus()
    expect(isOpen()).toBe(true)
    // On the page below it, which it would hide.
    within(main()).getAllByRole('button')[0]?.focus()
    await expect.poll(isOpen).toBe(false)
    await press('Menu', bar())
    await press('SignOut', bar())
    await expect.poll(isOpen).toBe(false)
  })
})

describe('the layout', () => {
  test('puts the logo above and the footer below every screen', async () => {
    renderShop('/nothing-here')
    await within(main()).findByRole('img')
    expect(screen.getByRole('banner').querySelector('img')?.getAttribute('src')).toBe('/images/logo.svg')
    const footer = within(screen.getByRole('contentinfo'))
    await footer.findByRole('button', { name: 'ShareApp Link' })
    expect(screen.getByRole('contentinfo').querySelector('input[type=email]')).not.toBeNull()
    const pictures = (text: string, selector: string) =>
      footer.getByText(text).closest('section')?.querySelectorAll(selector)
    expect(pictures('Payment Partners', 'img')).toHaveLength(4)
    expect(pictures('Get deliveries with Baqala', 'a img')).toHaveLength(2)
  })

  test('names each screen in the tab and puts the focus on its heading', async () => {
    renderShop('/Brands')
    await expect.poll(() => document.title).toMatch(/Brands.+Baqala/)
    await goTo('Categories')
    const heading = await findHeading('Categories')
    await expect.poll(() => document.title).toMatch(/Categories.+Baqala/)
    await expect.poll(() => document.activeElement).toBe(heading)
  })

  test('lets Back lead to the screen before', async () => {
    renderShop('/Brands')
    await goTo('Categories')
    await findHeading('Categories')
    await user.click(document.body)
    history.back()
    await findHeading('All Brands')
  })
})
