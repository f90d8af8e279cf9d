import { expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { anOpenShop } from '../../../test/run-baqala.ts'
import { listLogged } from '../../staff/log-list.queries.ts'
import { insertReview, listReviewsOf } from '../../reviews/reviews.queries.ts'

test('baqala reviews: lists them, hides one with its stars, and shows it again', async () => {
  const shop = await anOpenShop()
  expect((await shop.baqala('reviews', 'list')).out).toBe('Nobody has reviewed anything yet.\n')
  const productId = await shop.inside((db) => aProduct(db, { title: 'Halawa', unit: '1 kg' }))
  const id = await shop.inside(async (db) => {
    const { shopperId } = await aCashOrder(db, { productId })
    const review = await insertReview(db, { productId, shopperId, rating: 1, review: 'Stale.\nNever again.' })
    return review?.id ?? ''
  })
  const seen = () => shop.inside((db) => listReviewsOf(db, productId, 10, 0))
  expect(await seen()).toMatchObject([{ results: 1, id }])

  expect((await shop.baqala('reviews', 'hide', id, '--check')).out).toContain(`${id}: hidden.`)
  expect(await seen()).toMatchObject([{ results: 1, id }])
  const log = () => shop.inside((db) => listLogged(db, { kind: 'product', limit: 9, offset: 0 }))
  expect(await log()).toEqual([])
  expect(await shop.baqala('reviews', 'hide', id, '--as', 'Mona')).toMatchObject({ code: 0, out: `${id}: hidden.\n` })
  // Once more, which changes nothing.
  expect((await shop.baqala('reviews', 'hide', id, '--as', 'Omar')).out).toBe(`${id}: hidden.\n`)
  expect(await log()).toMatchObject([
    { who: 'Mona', what: 'review hidden', name: 'Halawa 1 kg', after: { review: id } },
  ])
  expect(await seen()).toMatchObject([{ results: 0, id: null }])
  expect((await shop.baqala('reviews', 'list')).out).toMatch(
    new RegExp(`\n${id}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +1  hidden  Halawa 1 kg  Stale. Never again.\n$`),
  )
  expect(await shop.baqala('reviews', 'show', id, '--as', 'Mona')).toMatchObject({ code: 0, out: `${id}: shown.\n` })
  expect(await log()).toMatchObject([{ who: 'Mona', what: 'review shown' }, {}])
  expect(await seen()).toMatchObject([{ results: 1, id }])

  const unknown = await shop.baqala('reviews', 'hide', 'nothing', '--as', 'Mona')
  expect([unknown.code, unknown.err]).toEqual([1, 'There is no such review.\n'])
  await shop.remove()
}, 120_000)
