import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { anAddress, aProduct } from '../../test/factories.ts'
import { deliver } from '../../test/order-factories.ts'
import { withdrawProducts } from '../catalog/whole-catalogue.queries.ts'
import { rowsOf } from '../db/rows.ts'
import { markReview } from './reviews.ts'

const shop = openTestShop()

/** A shopper to whom the product was delivered. */
async function aCustomer(productId: string, name = 'Mona') {
  const shopper = await aShopper(shop, { name })
  const { body: cart } = await call(shop, 'addCartItem', { token: shopper.token, body: { productId } })
  const asked = { token: shopper.token, params: { cartId: cart.cartId }, body: { shippingAddress: anAddress } }
  const { body } = await call(shop, 'placeCashOrder', asked)
  await deliver(shop.connection.db, body.data._id)
  return shopper
}

const review = (token: string, productId: string, body: object) =>
  call(shop, 'addReview', { token, params: { productId }, body })
const change = (token: string, reviewId: string, body: object) =>
  call(shop, 'updateReview', { token, params: { reviewId }, body })
const remove = (token: string, reviewId: string) => call(shop, 'deleteReview', { token, params: { reviewId } })
const reviewsOf = async (productId: string, query?: string) =>
  (await call(shop, 'listReviews', { params: { productId }, ...(query === undefined ? {} : { query }) })).body
/** The rating that the details and the list of products show. */
async function ratingOf(productId: string): Promise<[number, number]> {
  const { data } = (await call(shop, 'getProduct', { params: { id: productId } })).body
  const { data: all } = (await call(shop, 'listProducts')).body
  const listed = all.find(({ _id }: { _id: string }) => _id === productId)
  expect([listed.ratingsAverage, listed.ratingsQuantity]).toEqual([data.ratingsAverage, data.ratingsQuantity])
  return [data.ratingsAverage, data.ratingsQuantity]
}

describe('POST /products/:productId/reviews', () => {
  test('a review is told with all that is kept, and names its product', async () => {
    const milk = await aProduct(shop.connection.db, { title: 'Milk' })
    const { token } = await aCustomer(milk)
    await review(token, milk, { review: 'Creamy', rating: 5 })
    const { body } = await call(shop, 'getAccountData', { token })
    const told = { product: milk, title: 'Milk', rating: 5, review: 'Creamy', createdAt: expect.any(String) }
    expect(body.data.reviews).toEqual([told])
  })

  test('a shopper reviews what was delivered, and everybody reads it under the first name', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token, id } = await aCustomer(milk, 'Mona Ali')
    const { status, body } = await review(token, milk, { review: ' Creamy,\r\nand it came cold. ', rating: 5 })
    expect(status).toBe(201)
    const expected = {
      review: 'Creamy,\nand it came cold.',
      rating: 5,
      product: milk,
      user: { _id: id, name: 'Mona' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    }
    expect(body).toMatchObject({ status: 'success', data: expected })
    expect(await reviewsOf(milk)).toEqual({
      results: 1,
      metadata: { currentPage: 1, numberOfPages: 1, limit: 200 },
      data: [{ _id: body.data._id, ...expected }],
    })
    const one = await call(shop, 'getReview', { params: { reviewId: body.data._id } })
    expect(one.body.data).toEqual(body.data)
  })

  test('the orders of its writer, and no others, say that the product is reviewed', async () => {
    const milk = await aProduct(shop.connection.db)
    const [mona, omar] = [await aCustomer(milk), await aCustomer(milk)]
    await review(mona.token, milk, { rating: 4 })
    const isReviewedFor = async ({ token }: { token: string }) =>
      (await call(shop, 'listOrders', { token })).body.data[0].cartItems[0].product.isReviewed
    expect([await isReviewedFor(mona), await isReviewedFor(omar)]).toEqual([true, false])
  })

  test('the orders say which of their products have left the shop, and so take no review', async () => {
    const { db } = shop.connection
    const milk = await aProduct(db)
    const { token } = await aCustomer(milk)
    const ordered = async () => (await call(shop, 'listOrders', { token })).body.data[0].cartItems[0].product
    expect(await ordered()).toMatchObject({ isWithdrawn: false })
    await withdrawProducts(db, [milk])
    expect(await ordered()).toMatchObject({ isWithdrawn: true, isReviewed: false })
  })

  test('stars alone are a review, as text too, and `title` is another name of the text', async () => {
    const milk = await aProduct(shop.connection.db)
    const [mona, omar] = [await aCustomer(milk), await aCustomer(milk)]
    expect((await review(mona.token, milk, { rating: '4' })).body.data).toMatchObject({ review: '', rating: 4 })
    expect((await review(omar.token, milk, { title: 'Fine', rating: 3 })).body.data).toMatchObject({ review: 'Fine' })
  })

  test('the stars count beside the figures that the product came with, at once', async () => {
    // 4.5 from 12.
    const milk = await aProduct(shop.connection.db)
    expect(await ratingOf(milk)).toEqual([4.5, 12])
    const { token } = await aCustomer(milk)
    const { body } = await review(token, milk, { rating: 1 })
    expect(await ratingOf(milk)).toEqual([4.2, 13])
    await change(token, body.data._id, { rating: 5 })
    expect(await ratingOf(milk)).toEqual([4.5, 13])
    await remove(token, body.data._id)
    expect(await ratingOf(milk)).toEqual([4.5, 12])
  })

  test('a product that nobody rated yet has the rating of its first review', async () => {
    const honey = await aProduct(shop.connection.db)
    await sql`update products set ratings_average = 0, ratings_quantity = 0 where id = ${honey}`.execute(
      shop.connection.db,
    )
    expect(await ratingOf(honey)).toEqual([0, 0])
    const { token } = await aCustomer(honey)
    await aProduct(shop.connection.db, { ratingsAverage: 3.9 })
    await review(token, honey, { rating: 4 })
    expect(await ratingOf(honey)).toEqual([4, 1])
    const { body } = await call(shop, 'listProducts', { query: 'sort=-ratingsAverage' })
    expect(body.data.map((product: { ratingsAverage: number }) => product.ratingsAverage)).toEqual([4, 3.9])
  })

  test('many at once are all counted', async () => {
    const milk = await aProduct(shop.connection.db)
    const shoppers = []
    for (let at = 0; at < 6; at += 1) shoppers.push(await aCustomer(milk))
    const answers = await Promise.all(shoppers.map(({ token }) => review(token, milk, { rating: 3 })))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(await ratingOf(milk)).toEqual([4, 18])
  })

  test('is for those who got it: not for who never ordered, whose order is on its way, or who got something else', async () => {
    const [milk, tea] = [await aProduct(shop.connection.db), await aProduct(shop.connection.db)]
    const stranger = await aShopper(shop)
    const waiting = await aCustomer(milk)
    await sql`update orders set state = 'on its way'`.execute(shop.connection.db)
    const other = await aCustomer(tea)
    for (const { token } of [stranger, waiting, other]) {
      const { status, body } = await review(token, milk, { rating: 1 })
      expect([status, body.message]).toEqual([403, 'You can review a product once it has been delivered to you.'])
    }
    expect((await call(shop, 'addReview', { params: { productId: milk }, body: { rating: 1 } })).status).toBe(401)
    expect(await ratingOf(milk)).toEqual([4.5, 12])
  })

  test('one a product, however often it is sent', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token } = await aCustomer(milk)
    const answers = await Promise.all([1, 2, 3].map((rating) => review(token, milk, { rating })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('You have reviewed this product already.')
    expect((await reviewsOf(milk)).results).toBe(1)
  })

  test.each([
    [{}, 'rating must be a whole number from 1 to 5'],
    [{ rating: 0 }, 'rating must be a whole number from 1 to 5'],
    [{ rating: 4.5 }, 'rating must be a whole number from 1 to 5'],
    [{ rating: '6' }, 'rating must be a whole number from 1 to 5'],
    [{ rating: 5, review: 'x'.repeat(1001) }, 'review must have at most 1000 characters'],
    [{ rating: 5, review: 7 }, 'review must be text'],
    [{ rating: 5, review: 'Good\u001b[2J' }, 'review must not hold control characters'],
    [{ rating: 5, title: 'Good \u202edoog' }, 'review must not hold control characters'],
  ])('%j is refused in words', async (body, message) => {
    const milk = await aProduct(shop.connection.db)
    const { token } = await aCustomer(milk)
    const answer = await review(token, milk, body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
    expect((await reviewsOf(milk)).results).toBe(0)
  })

  test('a product that is not sold any more, or never was, has no reviews to read or write', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token } = await aCustomer(milk)
    await sql`update products set withdrawn_at = now()`.execute(shop.connection.db)
    for (const productId of [milk, 'nothing']) {
      expect((await review(token, productId, { rating: 5 })).status).toBe(404)
      expect((await call(shop, 'listReviews', { params: { productId } })).status).toBe(404)
    }
  })
})

describe('GET /products/:productId/reviews', () => {
  test('is newest first, by pages, and empty beyond the last', async () => {
    const milk = await aProduct(shop.connection.db)
    for (const name of ['Mona', 'Omar', 'Salma']) {
      const { token } = await aCustomer(milk, name)
      await review(token, milk, { rating: 5 })
    }
    const names = ({ data }: { data: { user: { name: string } }[] }) => data.map(({ user }) => user.name)
    expect(names(await reviewsOf(milk))).toEqual(['Salma', 'Omar', 'Mona'])
    const second = await reviewsOf(milk, 'limit=2&page=2')
    expect(names(second)).toEqual(['Mona'])
    expect(second).toMatchObject({ results: 3, metadata: { currentPage: 2, numberOfPages: 2, limit: 2, prevPage: 1 } })
    expect(await reviewsOf(milk, 'page=3')).toMatchObject({ results: 3, data: [] })
  })

  test('has as many as the product says, which says nothing without any', async () => {
    const milk = await aProduct(shop.connection.db)
    const told = async () => {
      const { data: product } = (await call(shop, 'getProduct', { params: { id: milk } })).body
      const { data: list } = (await call(shop, 'listProducts')).body
      return [product, list.find(({ _id }: { _id: string }) => _id === milk)].map((each) => each.reviewsCount)
    }
    expect(await told()).toEqual([undefined, undefined])
    const { token } = await aCustomer(milk)
    await review(token, milk, { rating: 5 })
    expect((await reviewsOf(milk)).results).toBe(1)
    expect(await told()).toEqual([1, 1])
  })

  test('keeps the review of somebody whose account is gone, without a name', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token, id } = await aCustomer(milk)
    await review(token, milk, { review: 'Creamy.', rating: 5 })
    await sql`update orders set shopper_id = ${(await aShopper(shop)).id}`.execute(shop.connection.db)
    await sql`update carts set shopper_id = (select id from shoppers where id <> ${id}) where closed_at is not null`.execute(
      shop.connection.db,
    )
    await sql`delete from shoppers where id = ${id}`.execute(shop.connection.db)
    expect((await reviewsOf(milk)).data).toMatchObject([
      { review: 'Creamy.', rating: 5, user: { _id: '', name: 'A former shopper' } },
    ])
    expect(await ratingOf(milk)).toEqual([4.5, 13])
  })
})

describe('GET /products/:productId/reviews/mine', () => {
  const mineOf = async (token: string, productId: string) =>
    (await call(shop, 'findMyReview', { token, params: { productId } })).body.data

  test('has the review of the shopper, or says whether one may be written', async () => {
    const [milk, rice] = [await aProduct(shop.connection.db), await aProduct(shop.connection.db)]
    const { token } = await aCustomer(milk)
    expect(await mineOf(token, rice)).toEqual({ mayReview: false })
    expect(await mineOf(token, milk)).toEqual({ mayReview: true })
    const { data } = (await review(token, milk, { review: 'Creamy.', rating: 5 })).body
    expect(await mineOf(token, milk)).toEqual({ mayReview: false, review: data })
    expect((await call(shop, 'findMyReview', { token, params: { productId: 'none' } })).status).toBe(404)
  })

  test('shows its writer a review that the shop has hidden, and offers no other', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token } = await aCustomer(milk)
    const { data } = (await review(token, milk, { rating: 1 })).body
    await markReview(shop.connection.db, data._id, 'hidden', { name: 'Mona' })
    expect(await mineOf(token, milk)).toEqual({ mayReview: false, review: data, isHidden: true })
  })
})

test('the end of an account changes no product and no cached answer, however many reviews it leaves', async () => {
  const { db } = shop.connection
  const milk = await aProduct(db)
  const shopper = await aCustomer(milk)
  await review(shopper.token, milk, { review: 'Creamy.', rating: 5 })
  const rows = () => rowsOf(db)`select products.xmin::text, version from catalogue_version, products`
  const before = await rows()
  const ask = { token: shopper.token, body: { password: shopper.password } }
  expect((await call(shop, 'deleteAccount', ask)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect((await reviewsOf(milk)).data).toMatchObject([{ review: 'Creamy.', user: { name: 'A former shopper' } }])
  expect(await ratingOf(milk)).toEqual([4.5, 13])
})

describe('PUT and DELETE /reviews/:reviewId', () => {
  test('change what is sent and keep the rest', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token } = await aCustomer(milk)
    const { _id } = (await review(token, milk, { review: 'Good.', rating: 5 })).body.data
    expect((await change(token, _id, { rating: 4 })).body.data).toMatchObject({ review: 'Good.', rating: 4 })
    expect((await change(token, _id, { review: 'Fine.' })).body.data).toMatchObject({ review: 'Fine.', rating: 4 })
    expect((await change(token, _id, {})).body.data).toMatchObject({ review: 'Fine.', rating: 4 })
    expect((await remove(token, _id)).body).toEqual({ status: 'success', message: 'Review deleted' })
    expect((await call(shop, 'getReview', { params: { reviewId: _id } })).status).toBe(404)
    expect((await remove(token, _id)).status).toBe(404)
    expect((await review(token, milk, { rating: 2 })).status).toBe(201)
  })

  test('never reach a review that the shop has hidden, nor can it be written anew', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token } = await aCustomer(milk)
    const { _id } = (await review(token, milk, { review: 'Rude.', rating: 1 })).body.data
    await markReview(shop.connection.db, _id, 'hidden', { name: 'Mona' })
    await markReview(shop.connection.db, _id, 'hidden', { name: 'Mona' })
    expect(await ratingOf(milk)).toEqual([4.5, 12])
    expect((await reviewsOf(milk)).results).toBe(0)
    expect((await call(shop, 'getReview', { params: { reviewId: _id } })).status).toBe(404)
    expect((await change(token, _id, { rating: 5 })).status).toBe(404)
    expect((await remove(token, _id)).status).toBe(404)
    expect((await review(token, milk, { rating: 1 })).status).toBe(409)
    await markReview(shop.connection.db, _id, 'shown', { name: 'Mona' })
    expect(await ratingOf(milk)).toEqual([4.2, 13])
  })

  test('are for the writer', async () => {
    const milk = await aProduct(shop.connection.db)
    const [mona, omar] = [await aCustomer(milk), await aCustomer(milk)]
    const { data } = (await review(mona.token, milk, { review: 'Good.', rating: 5 })).body
    for (const answer of [await change(omar.token, data._id, { rating: 1 }), await remove(omar.token, data._id)]) {
      expect([answer.status, answer.body.message]).toEqual([403, 'This is the review of another shopper.'])
    }
    expect((await reviewsOf(milk)).data).toEqual([data])
  })

  test('have an end within an hour: each change empties what is kept ready for everybody', async () => {
    const milk = await aProduct(shop.connection.db)
    const { token } = await aCustomer(milk)
    const { _id } = (await review(token, milk, { rating: 5 })).body.data
    const statuses = []
    for (let turn = 0; turn < 30; turn += 1) statuses.push((await change(token, _id, { rating: 4 })).status)
    expect(statuses).toEqual([...Array<number>(29).fill(200), 429])
  })
})
