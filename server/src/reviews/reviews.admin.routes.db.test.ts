import { beforeEach, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { aCashOrder } from '../../test/order-factories.ts'
import { signedInAs, staffCall } from '../../test/staff-calls.ts'
import { insertReview, listReviewsOf } from './reviews.queries.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db

let cookie = ''
beforeEach(async () => {
  cookie = await signedInAs(shop, 'owner')
})

async function aReview(productId: string, words: string): Promise<string> {
  const { shopperId } = await aCashOrder(db(), { productId })
  const review = await insertReview(db(), { productId, shopperId, rating: 1, review: words })
  return review?.id ?? ''
}

const list = async (query = '') => (await staffCall(shop, 'listNewestReviews', { cookie, query })).body.data

test('an owner without a terminal hides a review and shows it again, and the log names her', async () => {
  const productId = await aProduct(db(), { title: 'Halawa', unit: '1 kg' })
  const id = await aReview(productId, 'Stale.')
  const change = (isHidden: boolean, query = '') =>
    staffCall(shop, 'hideReview', { cookie, params: { id }, body: { isHidden }, query })
  const seen = async () => (await listReviewsOf(db(), productId, 10, 0))[0]?.results

  expect(await change(true, 'check=true')).toMatchObject({ status: 200, body: { data: { _id: id, isHidden: true } } })
  expect(await seen()).toBe(1)
  await change(true)
  expect(await seen()).toBe(0)
  const product = { _id: productId, title: 'Halawa', unit: '1 kg' }
  expect((await list()).reviews).toMatchObject([{ _id: id, product, rating: 1, review: 'Stale.', isHidden: true }])
  await change(false)
  expect(await seen()).toBe(1)

  const { body } = await staffCall(shop, 'listLog', { cookie, query: 'what=review' })
  const about = { kind: 'product', name: 'Halawa 1 kg' }
  expect(body.data.entries).toMatchObject([
    { who: 'owner owner', what: 'review shown', about },
    { who: 'owner owner', what: 'review hidden', about, after: { review: id } },
  ])
  const unknown = await staffCall(shop, 'hideReview', { cookie, params: { id: 'nothing' }, body: { isHidden: true } })
  expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no such review.' } })
})

test('the newest reviews come first, fifty a page, and those of one product by themselves', async () => {
  const [milk, rice] = [await aProduct(db(), {}), await aProduct(db(), {})]
  await aReview(milk, 'Sour.')
  for (let one = 0; one < 50; one++) await aReview(rice, `Rice ${one}`)
  const first = await list()
  expect([first.reviews.length, first.hasMore, first.reviews[0].review]).toEqual([50, true, 'Rice 49'])
  const second = await list('page=2')
  expect([second.page, second.hasMore, second.reviews[0].review]).toEqual([2, false, 'Sour.'])
  expect((await list(`product=${milk}`)).reviews).toMatchObject([{ review: 'Sour.' }])
})
