/** Published front ends of the public teaching API use the answers in these ways, each test in the words of one of them. */
import { expect, test } from 'vitest'
import { API_ROOT } from '@baqala/contract/calls'
import { call } from './build-test-app.ts'
import { deliver } from './order-factories.ts'
import { aFullCart, openPayingShop } from './paying-shop.ts'
import { anAddress } from './factories.ts'

const shop = openPayingShop({ ALLOWED_ORIGINS: '*,https://somebody.example' })

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token = '', payload?: object) => {
  const headers = { token, origin: 'https://somebody.example' }
  const answer = await shop.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  // Clients read the body without looking at the status.
  return answer.json()
}

test('a page of orders reads category and brand of each product', async () => {
  const { token, id, payCash } = await aFullCart(shop, { category: 'Dairy', brand: 'Gamoosa' })
  await payCash()
  const orders = await ask('GET', `${API_ROOT}/orders/user/${id}`, token)
  const texts = orders[0].cartItems.map(
    ({ product }: { product: { category: { name: string }; brand: { name: string }; ratingsAverage: number } }) =>
      `${product.category.name} ${product.brand.name} ${product.ratingsAverage.toFixed(1)}`,
  )
  expect(texts).toEqual(['Dairy Gamoosa 4.5'])
})

test('a page of orders asks for a review of what came', async () => {
  const { token, id, productId, payCash } = await aFullCart(shop)
  await deliver(shop.connection.db, (await payCash()).body.data._id)
  const url = `${API_ROOT}/products/${productId}/reviews`
  const { data: mine } = await ask('POST', url, token, { review: 'Good value.', rating: 4 })
  const { data } = await ask('GET', url)
  expect(data.filter(({ user }: { user: { _id: string } }) => user._id === id)).toEqual([mine])
  await ask('PUT', `${API_ROOT}/reviews/${mine._id}`, token, { review: 'Good.', rating: 5 })
  expect((await ask('GET', `${API_ROOT}/reviews/${mine._id}`)).data).toMatchObject({ review: 'Good.', rating: 5 })
  expect(await ask('DELETE', `${API_ROOT}/reviews/${mine._id}`, token)).toMatchObject({ status: 'success' })
  expect(await ask('GET', url)).toMatchObject({ results: 0, data: [] })
})

test('a screen after a cash order prints what the answer calls the product', async () => {
  const { token, productId, cartId } = await aFullCart(shop)
  const { data } = await ask('POST', `${API_ROOT}/orders/${cartId}`, token, { shippingAddress: anAddress })
  expect(`${data.cartItems[0].count} × ${data.cartItems[0].product}`).toBe(`1 × ${productId}`)
})

test('a cart lives under /api/v2 and is ordered under /api/v1', async () => {
  const { token, productId } = await aFullCart(shop)
  const { cartId, data } = await ask('PUT', `/api/v2/cart/${productId}`, token, { count: '2' })
  expect(data.products).toMatchObject([{ count: 2, product: { id: productId } }])
  await ask('POST', `${API_ROOT}/orders/${cartId}`, token, { shippingAddress: anAddress })
  expect(await ask('GET', '/api/v2/cart', token)).toMatchObject({ numOfCartItems: 0 })
})

test('a base address that ends in a slash is joined to paths that begin with one', async () => {
  const { token } = await aFullCart(shop)
  expect((await ask('GET', `/${API_ROOT}/products`)).results).toBe(1)
  expect((await ask('GET', '/api/v1//cart', token)).numOfCartItems).toBe(1)
  expect((await ask('GET', '//api/v2//cart', token)).numOfCartItems).toBe(1)
})

test.each([
  ['https://somebody.example', '/allorders', '/cart'],
  ['https://somebody.example/shop', '/shop/allorders', '/shop/cart'],
  ['https://somebody.example/shop/#/', '/shop/#/allorders', '/shop/#/cart'],
  // Sent twice, the last one counts, as in lists.
  ['https://nobody.example&url=https://somebody.example', '/allorders', '/cart'],
])('a payment begun at %s comes back there, or to its cart', async (url, orders, cart) => {
  const { token, cartId } = await aFullCart(shop)
  const path = `${API_ROOT}/orders/checkout-session/${cartId}?url=${url.replaceAll('#', '%23')}`
  const { session } = await ask('POST', path, token, { shippingAddress: anAddress })
  const origin = 'https://somebody.example'
  expect(session).toMatchObject({ success_url: origin + orders, cancel_url: origin + cart })
})

test('a payment begun where nobody is named does not come back there, and the answer says what to set', async () => {
  const { token, cartId } = await aFullCart(shop)
  const asked = {
    token,
    params: { cartId },
    query: 'url=https://anybody.example',
    body: { shippingAddress: anAddress },
  }
  const { status, body } = await call(shop, 'openCheckoutSession', asked)
  expect([status, body.message]).toEqual([400, expect.stringContaining('ALLOWED_ORIGINS')])
})
