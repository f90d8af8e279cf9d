import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../../test/build-test-app.ts'
import { anAddress, aProduct, onHand, setStock } from '../../../test/factories.ts'
import { aFullCart } from '../../../test/paying-shop.ts'

const shop = openTestShop()
const add = (token: string, productId: string) => call(shop, 'addCartItem', { token, body: { productId } })
const order = (token: string, cartId: string, shippingAddress: unknown = anAddress) =>
  call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress } })

describe('POST /orders/:cartId', () => {
  test('a cash order copies the cart, takes the stock and starts the next cart', async () => {
    const { token, id, productId, cartId } = await aFullCart(shop, {
      title: 'Fresh Milk',
      price: 52,
      priceAfterDiscount: 46.5,
      onHand: 10,
    })
    await add(token, productId)
    const { status, body } = await order(token, cartId)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'success',
      data: {
        user: id,
        state: 'placed',
        cartItems: [{ count: 2, price: 46.5, product: productId }],
        shippingAddress: anAddress,
        totalOrderPrice: 93,
        taxPrice: 0,
        shippingPrice: 0,
        paymentMethodType: 'cash',
        isPaid: false,
        isDelivered: false,
      },
    })
    expect(body.data.id).toBeGreaterThan(10_000)
    expect(await onHand(shop.connection.db, productId)).toBe(8)
    const cart = (await call(shop, 'getCart', { token })).body
    expect(cart.numOfCartItems).toBe(0)
    expect(cart.cartId).not.toBe(cartId)
  })

  test('the answer names products by their ids alone; the list of orders describes them', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { title: 'Fresh Milk' })
    const first = await order(token, cartId)
    const again = await order(token, cartId)
    for (const { body } of [first, again]) expect(body.data.cartItems).toMatchObject([{ count: 1, product: productId }])
    const { body } = await call(shop, 'listOrders', { token })
    expect(body.data[0].cartItems).toMatchObject([{ count: 1, product: { id: productId, title: 'Fresh Milk' } }])
  })

  test('what was charged stays, whatever the product costs later', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { title: 'Old Title', price: 20 })
    await order(token, cartId)
    await sql`update products set price = 9900, title = 'New Title' where id = ${productId}`.execute(shop.connection.db)
    const { body } = await call(shop, 'listOrders', { token })
    expect(body.data[0]).toMatchObject({
      totalOrderPrice: 20,
      cartItems: [{ price: 20, product: { title: 'Old Title' } }],
    })
  })

  test('the same cart sent again is answered with the same order', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { onHand: 10 })
    const first = await order(token, cartId)
    const again = await order(token, cartId)
    expect(again.status).toBe(201)
    expect(again.body.data).toEqual(first.body.data)
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test('the same cart sent again to another address is told which address stands', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { onHand: 10, price: 20 })
    const { data } = (await order(token, cartId)).body
    const { status, body } = await order(token, cartId, { ...anAddress, city: 'Giza' })
    expect(status).toBe(409)
    expect(body).toEqual({
      status: 'fail',
      statusMsg: 'fail',
      message: `This cart is ordered already: order ${data.id}, 20.00\u00a0EGP, to 12 Talaat Harb Street, flat 4, Cairo. Nothing else was ordered.`,
      data: { _id: data._id, id: data.id, state: 'placed', totalOrderPrice: 20, shippingAddress: anAddress },
    })
    expect(await onHand(shop.connection.db, productId)).toBe(9)
    expect((await call(shop, 'listOrders', { token })).body.data).toMatchObject([{ shippingAddress: anAddress }])
  })

  test('ten presses at once make one order', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { onHand: 10 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(token, cartId)))
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1)
    expect(await onHand(shop.connection.db, productId)).toBe(9)
    expect((await call(shop, 'listOrders', { token })).body.results).toBe(1)
  })

  test('half of a character in an address is refused, and nothing is ordered', async () => {
    const { token, cartId } = await aFullCart(shop)
    const address = { ...anAddress, details: 'Flat \ud83d' }
    const online = { token, params: { cartId }, body: { shippingAddress: address } }
    for (const { status, body } of [
      await order(token, cartId, address),
      await call(shop, 'openCheckoutSession', online),
    ]) {
      expect([status, body.message]).toEqual([400, 'Text must be valid Unicode: it holds half of a surrogate pair.'])
    }
    expect((await order(token, cartId, { ...anAddress, details: 'Flat \u{1f3e0}' })).status).toBe(201)
  })

  test('the last pieces go to as many shoppers as there are pieces', async () => {
    const lastPieces = await aProduct(shop.connection.db, { title: 'Feteer', unit: '1 piece', onHand: 3 })
    const carts = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { token } = await aShopper(shop)
        const { body } = await add(token, lastPieces)
        return { token, cartId: body.cartId as string }
      }),
    )
    const answers = await Promise.all(carts.map(({ token, cartId }) => order(token, cartId)))
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
    expect(answers.find((answer) => answer.status === 409)?.body.message).toBe('Feteer 1 piece is sold out')
    expect(await onHand(shop.connection.db, lastPieces)).toBe(0)
  })

  test('carts with the same products in another order never block each other', async () => {
    const milk = await aProduct(shop.connection.db, { onHand: 100 })
    const bread = await aProduct(shop.connection.db, { onHand: 100 })
    const carts = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) => {
        const { token } = await aShopper(shop)
        await add(token, turn % 2 === 0 ? milk : bread)
        const { body } = await add(token, turn % 2 === 0 ? bread : milk)
        return { token, cartId: body.cartId as string }
      }),
    )
    const answers = await Promise.all(carts.map(({ token, cartId }) => order(token, cartId)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(201))
    expect(await onHand(shop.connection.db, milk)).toBe(88)
  })

  test('a cart that asks for more than is left is refused whole', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { onHand: 10 })
    const short = await aProduct(shop.connection.db, { title: 'Honey', unit: '500 g', onHand: 5 })
    await add(token, short)
    await call(shop, 'updateCartItem', { token, params: { productId: short }, body: { count: 5 } })
    await setStock(shop.connection.db, short, 2)
    const { status, body } = await order(token, cartId)
    expect(status).toBe(409)
    expect(body.message).toBe('Only 2 left of Honey 500 g')
    expect([await onHand(shop.connection.db, productId), await onHand(shop.connection.db, short)]).toEqual([10, 2])
    expect((await call(shop, 'getCart', { token })).body).toMatchObject({ cartId, numOfCartItems: 2 })
  })

  test('an empty cart cannot be ordered', async () => {
    const { token } = await aShopper(shop)
    const { body: cart } = await call(shop, 'getCart', { token })
    const { status, body } = await order(token, cart.cartId)
    expect(status).toBe(400)
    expect(body.message).toBe('Your cart is empty.')
  })

  test("somebody else's cart is as good as none", async () => {
    const { cartId } = await aFullCart(shop)
    const stranger = await aShopper(shop)
    expect((await order(stranger.token, cartId)).status).toBe(404)
  })

  test.each([
    [undefined, 'shippingAddress {details, phone, city} is required'],
    [{ phone: '1', city: 'Cairo' }, 'details is required'],
    [{ details: 'Street', phone: '1', city: '   ' }, 'city is required'],
    [{ details: 7, phone: '1', city: 'Cairo' }, 'details is required'],
    [{ details: 'x'.repeat(501), phone: '1', city: 'Cairo' }, 'details is too long'],
  ])('the address %j is refused in words and nothing is ordered', async (address, message) => {
    const { token, cartId } = await aFullCart(shop)
    const { status, body } = await call(shop, 'placeCashOrder', {
      token,
      params: { cartId },
      body: { shippingAddress: address },
    })
    expect(status).toBe(400)
    expect(body.message).toBe(message)
    expect((await call(shop, 'getCart', { token })).body.cartId).toBe(cartId)
  })

  test('the shopper gets one mail with number, goods and total', async () => {
    const { token, email, cartId } = await aFullCart(shop, { title: 'Fresh <Milk>', unit: '1 L', price: 52.25 })
    const { body } = await order(token, cartId)
    await order(token, cartId)
    await shop.deliverMails()
    const [mail, ...others] = shop.mails.filter((each) => each.to === email)
    expect(others).toEqual([])
    expect(mail?.text).toContain(String(body.data.id))
    expect(mail?.text).toContain('1 × Fresh <Milk> 1 L, 52.25\u00a0EGP')
    expect(mail?.html).toContain('Fresh &#60;Milk&#62; 1 L')
  })
})

describe('POST /orders/:cartId with the total that the shopper was shown', () => {
  const orderFor = (token: string, cartId: string, expectedTotal: unknown) =>
    call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress: anAddress, expectedTotal } })
  const reprice = (productId: string, piastres: number) =>
    sql`update products set price = ${piastres} where id = ${productId}`.execute(shop.connection.db)

  test('a cart that costs more by now is not ordered, and the lines that changed are named', async () => {
    const { token, productId, cartId } = await aFullCart(shop, {
      title: 'Fresh Milk',
      unit: '1 L',
      price: 34,
      onHand: 10,
    })
    await add(token, productId)
    await add(token, await aProduct(shop.connection.db, { price: 0.35 }))
    await reprice(productId, 9_999_00)
    const { status, body } = await orderFor(token, cartId, 68.35)
    expect(status).toBe(409)
    expect(body.message).toBe(
      'Your cart costs 19,998.35\u00a0EGP now, not 68.35\u00a0EGP. Nothing was ordered; please look at your cart again.',
    )
    expect(body.data).toEqual({
      expectedTotal: 68.35,
      totalCartPrice: 19998.35,
      changes: [{ product: productId, title: 'Fresh Milk', unit: '1 L', count: 2, priceWhenAdded: 34, price: 9999 }],
    })
    expect(await onHand(shop.connection.db, productId)).toBe(10)
    expect((await call(shop, 'getCart', { token })).body).toMatchObject({ cartId, numOfCartItems: 2 })
    expect((await call(shop, 'listOrders', { token })).body.results).toBe(0)
    expect((await orderFor(token, cartId, 19998.35)).body.data).toMatchObject({ totalOrderPrice: 19998.35 })
  })

  test('a cart that costs less by now, or holds more than was shown, is not ordered either', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { price: 34 })
    await reprice(productId, 30_00)
    expect((await orderFor(token, cartId, 34)).status).toBe(409)
    await add(token, productId)
    const { status, body } = await orderFor(token, cartId, 30)
    expect([status, body.data.totalCartPrice, body.data.changes]).toEqual([409, 60, []])
  })

  test('repeated after a lost answer, the request is answered with its order; with another total it is not', async () => {
    const { token, productId, cartId } = await aFullCart(shop, { price: 34.1, onHand: 10 })
    const first = await orderFor(token, cartId, 34.1)
    await reprice(productId, 40_00)
    const again = await orderFor(token, cartId, 34.1)
    expect([first.status, again.status, again.body.data._id]).toEqual([201, 201, first.body.data._id])
    const other = await orderFor(token, cartId, 40)
    expect([other.status, other.body.data]).toEqual([409, expect.objectContaining({ totalOrderPrice: 34.1 })])
    expect(await onHand(shop.connection.db, productId)).toBe(9)
  })

  test.each([['34'], [null], [{}]])('the total %j is refused in words', async (total) => {
    const { token, cartId } = await aFullCart(shop, { price: 34 })
    const { status, body } = await orderFor(token, cartId, total)
    expect([status, body.message]).toEqual([400, 'expectedTotal must be a number of EGP'])
  })
})
