import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'

const shop = openTestShop()
const wish = (token: string, productId: string) => call(shop, 'addToWishlist', { token, body: { productId } })

describe('the wish list', () => {
  test('starts empty and knows the cart', async () => {
    const { token } = await aShopper(shop)
    const { body } = await call(shop, 'getWishlist', { token })
    expect(body).toMatchObject({ status: 'success', count: 0, data: [] })
    expect(body.cartId).toBe((await call(shop, 'getCart', { token })).body.cartId)
  })

  test('holds whole products, the newest wish first', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { title: 'Milk', price: 52 })
    const tea = await aProduct(shop.connection.db, { title: 'Tea', price: 90 })
    await wish(token, milk)
    const { status, body } = await wish(token, tea)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'success', message: 'Product added successfully to your wishlist', count: 2 })
    expect(body.data.map((product: { _id: string }) => product._id)).toEqual([tea, milk])
    expect(body.data[0]).toMatchObject({
      id: tea,
      title: 'Tea',
      price: 90,
      imageCover: 'http://localhost:3000/images/one',
      quantity: 50,
    })
  })

  test('wishing twice keeps one wish', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    await wish(token, milk)
    expect((await wish(token, milk)).body.count).toBe(1)
  })

  test('removing answers with what is left, and removing again changes nothing', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    await wish(token, milk)
    const remove = () => call(shop, 'removeFromWishlist', { token, params: { productId: milk } })
    expect((await remove()).body).toMatchObject({
      status: 'success',
      message: 'Product removed successfully from your wishlist',
      data: [],
    })
    expect((await remove()).status).toBe(200)
  })

  test('an unknown product cannot be wished for', async () => {
    const { token } = await aShopper(shop)
    const { status, body } = await wish(token, 'nothing-of-the-kind')
    expect(status).toBe(404)
    expect(body.message).toBe('this product not found')
  })

  test('ten wishes for different products at once all arrive', async () => {
    const { token } = await aShopper(shop)
    const products = await Promise.all(Array.from({ length: 10 }, () => aProduct(shop.connection.db)))
    await Promise.all(products.map((product) => wish(token, product)))
    expect((await call(shop, 'getWishlist', { token })).body.count).toBe(10)
  })

  test('without a token it is refused', async () => {
    expect((await call(shop, 'getWishlist')).status).toBe(401)
  })
})
