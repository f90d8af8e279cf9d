/**
 * Fuzzes every call of the API description with good and bad input: every answer must be described, and none a 5xx.
 * `npm run chaos -- fuzz` does the same through a socket, sixty thousand times.
 */
import { expect, test } from 'vitest'
import { aCrowd } from '../a-crowd.ts'
import { call } from '../build-test-app.ts'
import { aProduct } from '../factories.ts'
import { openPayingShop } from '../paying-shop.ts'
import { describeApi } from '../../src/api-docs/api-docs.ts'
import { aRequest, faultOf, type FuzzRequest, type Known } from './fuzz.ts'
import { makeRandom } from './random.ts'
import { wordsOf } from './visitor-words.ts'

const { CHAOS_SEED = '20240607', CHAOS_REQUESTS = '1500' } = process.env

const shop = openPayingShop()
const description = describeApi()

test('every answer to whatever is asked is one that the description tells of', async () => {
  const { db } = shop.connection
  for (let number = 0; number < 6; number += 1) await aProduct(db, { title: `Milk ${number}`, onHand: number * 20 })
  const random = makeRandom(Number(CHAOS_SEED))
  const faults: string[] = []
  const seen = new Set<string>()
  let visitor = await aVisitor()
  for (let turn = 0; turn < Number(CHAOS_REQUESTS); turn += 1) {
    if (turn % 75 === 74) visitor = await aVisitor()
    const request = aRequest(description, random, visitor)
    const answer = await send(request)
    seen.add(`${request.operation.operationId} ${answer.status}`)
    const fault = faultOf(description, request, answer)
    if (fault !== undefined) faults.push(`${request.operation.operationId}: ${fault}\n${told(request, answer.text)}`)
  }
  expect(faults).toEqual([])
  // Every call must both succeed and be refused, or the fuzz tests refusals only.
  expect(seen.size).toBeGreaterThan(80)
}, 300_000)

async function send({ method, url, headers, body }: FuzzRequest) {
  const answer = await shop.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text: answer.body }
}

/** Makes a new visitor, because calls use up tokens and carts; the cart is mostly not empty. */
async function aVisitor(): Promise<Known> {
  const [shopper] = await aCrowd(shop, 1)
  if (shopper === undefined) throw new Error('Nobody came.')
  const { body: list } = await call(shop, 'listProducts')
  const [first] = list.data
  await shopper.add(first._id)
  const { body } = await shopper.payCash(await shopper.cartId())
  const orders = body.status === 'success' ? [body.data._id] : []
  for (const { _id } of list.data) await shopper.add(_id)
  return {
    token: shopper.token,
    words: wordsOf({ ...shopper, cartId: await shopper.cartId(), orders, products: list.data }),
  }
}

const told = (request: FuzzRequest, text: string) =>
  `${request.method} ${request.url} ${JSON.stringify(request.headers)} ${request.body?.slice(0, 300)}\n→ ${text.slice(0, 400)}`
