import { expect, type Page } from '@playwright/test'

/** The screens of a signed-in shopper that have an address of their own. */
export const SHOPPERS_SCREENS = [
  '/',
  '/Products',
  '/Categories',
  '/Brands',
  '/Cart',
  '/WishList',
  '/Payment',
  '/allorders',
  '/Orders',
  '/Account',
  '/Search?q=milk',
]

let serial = 0

/** A valid registration. */
export function aNewShopper() {
  serial += 1
  const email = `mona${Date.now()}${serial}@example.com`
  return { name: 'Mona', email, password: 'Secret12', rePassword: 'Secret12', phone: '01012345678' }
}

export async function register(page: Page, shopper: ReturnType<typeof aNewShopper>): Promise<void> {
  for (const [field, value] of Object.entries(shopper)) await page.locator(`[name=${field}]`).fill(value)
  await page.getByRole('main').locator('button[type=submit]').click()
}

/** Signs up a new shopper by an API call: the form, and Home after it, would be most of the work of many a test. */
export async function signUp(page: Page): Promise<ReturnType<typeof aNewShopper>> {
  const shopper = aNewShopper()
  const answer = await page.request.post('/api/v1/auth/signup', { data: shopper })
  const { token } = await answer.json()
  // The lightest document of the shop's address.
  await page.goto('/images/logo.svg')
  await page.evaluate((value) => localStorage.setItem('userToken', value), token)
  return shopper
}

/** Signs up a new shopper with two products in the cart. */
export async function signUpWithCart(page: Page): Promise<void> {
  await signUp(page)
  await putInCart(page, 2)
}

/** Adds the first `count` products in stock to the signed-in shopper's cart by API calls. */
export async function putInCart(page: Page, count: number): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('userToken'))) ?? ''
  const { data } = await (await page.request.get('/api/v1/products?limit=20')).json()
  for (const product of data.filter((each: { quantity: number }) => each.quantity > 0).slice(0, count)) {
    await page.request.post('/api/v1/cart', { headers: { token }, data: { productId: product._id } })
  }
}

/** Orders what the signed-in shopper's cart holds by an API call, in cash: /Payment and the confirmation are two screens. */
export async function orderCart(page: Page, shippingAddress: object): Promise<void> {
  const headers = { token: (await page.evaluate(() => localStorage.getItem('userToken'))) ?? '' }
  const { cartId } = await (await page.request.get('/api/v1/cart', { headers })).json()
  const answer = await page.request.post(`/api/v1/orders/${cartId}`, { headers, data: { shippingAddress } })
  expect(answer.status()).toBe(201)
}

/**
 * Cuts the lists of products to the first six, and one that is wanted. For tests that look at each text or visit many screens: six
 * have all that a hundred have. Not by a route, which turns the browser's cache off.
 */
export async function showFewProducts(page: Page, wanted?: string): Promise<void> {
  await page.addInitScript((id) => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked)
      const [where] = asked
      const { pathname } = new URL(where instanceof Request ? where.url : where, location.href)
      if (!/\/api\/v1\/(products|search)$/.test(pathname) || !answer.ok) return answer
      const list = await answer.json()
      const data = list.data.filter(({ _id }: { _id: string }, at: number) => at < 6 || _id === id)
      return new Response(JSON.stringify({ ...list, data }), answer)
    }
  }, wanted)
}
