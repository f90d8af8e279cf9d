/** Clients that send forms instead of JSON, as Dart's `http.post` does with a map. */
import { expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct, aRegistration } from '../../test/factories.ts'

const shop = openTestShop({ ALLOWED_ORIGINS: 'https://friend.example' })
const FORM = 'application/x-www-form-urlencoded; charset=utf-8'

async function post(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(form).toString()
  const answer = await shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': FORM, ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}

test('sign up, sign in, fill the cart and order', async () => {
  const newcomer = aRegistration()
  expect((await post('/api/v1/auth/signup', newcomer)).status).toBe(201)
  const { email, password } = newcomer
  const { status, body } = await post('/api/v1/auth/signin', { email, password })
  expect(status).toBe(200)
  const { token } = body as { token: string }
  const productId = await aProduct(shop.connection.db, { onHand: 3 })
  const added = await post('/api/v1/cart', { productId }, { token })
  expect(added.body.numOfCartItems).toBe(1)
  const address = { 'shippingAddress[details]': '5 Corniche', 'shippingAddress[phone]': '01012345678' }
  const ordered = await post(
    `/api/v2/orders/${added.body.cartId}`,
    { ...address, 'shippingAddress[city]': 'Alexandria' },
    { token },
  )
  expect([ordered.status, ordered.body.data.shippingAddress]).toEqual([
    201,
    { details: '5 Corniche', phone: '01012345678', city: 'Alexandria' },
  ])
})

test.each([[{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'https://evil.example' }]])(
  'a page of another site (%o) cannot send one',
  async (headers) => {
    const { email, password } = await aShopper(shop)
    expect((await post('/api/v1/auth/signin', { email, password }, headers)).status).toBe(415)
  },
)

test('the storefront of a friend sends one, as jQuery does', async () => {
  const { email, password } = await aShopper(shop)
  const headers = { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' }
  expect((await post('/api/v1/auth/signin', { email, password }, headers)).status).toBe(200)
})

test('a telephone in any spelling registers', async () => {
  for (const phone of ['00201012345678', '+20 101 234 5678', '٠١٠١٢٣٤٥٦٧٨']) {
    const { token } = (await call(shop, 'signUp', { body: aRegistration({ phone }) })).body
    expect((await call(shop, 'getAccountData', { token })).body.data.account.phone).toBe('01012345678')
  }
})
