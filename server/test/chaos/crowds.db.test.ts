/** Concurrency: shoppers who want the same pieces, tabs that share a cart, sessions that end during a call. */
import { describe, expect, test } from 'vitest'
import { aCrowd, type CrowdShopper } from '../a-crowd.ts'
import { call, openTestShop, type Answer } from '../build-test-app.ts'
import { aProduct, onHand } from '../factories.ts'
import { aBrowser } from '../../src/auth/a-browser.testing.ts'
import { rowsOf } from '../../src/db/rows.ts'

const shop = openTestShop()
const db = () => shop.connection.db
const TABS = 50

const inTabs = (act: (tab: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: TABS }, (_, tab) => act(tab)))
const statusesOf = (answers: Answer[]) => new Set(answers.map(({ status }) => status))
const count = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length
const aShopperOf = async (): Promise<CrowdShopper> => {
  const [shopper] = await aCrowd(shop, 1)
  if (shopper === undefined) throw new Error('Nobody came.')
  return shopper
}
const linesOf = async (shopper: CrowdShopper): Promise<{ count: number; product: { id: string } }[]> =>
  (await shopper.ask('getCart')).body.data.products

describe('200 shoppers for the last 7 pieces', () => {
  test('seven have one, and the others are told that it is sold out', async () => {
    const productId = await aProduct(db(), { title: 'Fresh Milk', unit: '1 L', onHand: 7 })
    const crowd = await aCrowd(shop, 200)
    expect(statusesOf(await Promise.all(crowd.map((shopper) => shopper.add(productId))))).toEqual(new Set([200]))
    const carts = await Promise.all(crowd.map(async (shopper) => [shopper, await shopper.cartId()] as const))

    const answers = await Promise.all(carts.map(([shopper, cartId]) => shopper.payCash(cartId)))

    expect([count(answers, 201), count(answers, 409)]).toEqual([7, 193])
    const refusals = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
    expect(new Set(refusals)).toEqual(new Set(['Fresh Milk 1 L is sold out']))
    expect(await onHand(db(), productId)).toBe(0)
    expect(await rowsOf(db())`select id from orders`).toHaveLength(7)
    expect(await ledgerTells(productId)).toBe(0)
  }, 60_000)
})

describe('one cart in 50 tabs', () => {
  test('every piece put in is in', async () => {
    const [shopper, productId] = [await aShopperOf(), await aProduct(db(), { onHand: 500 })]
    expect(statusesOf(await inTabs(() => shopper.add(productId)))).toEqual(new Set([200]))
    expect(await linesOf(shopper)).toMatchObject([{ count: TABS }])
  })

  test('ordered in all of them at once is one order, and every tab is shown it', async () => {
    const [shopper, productId] = [await aShopperOf(), await aProduct(db(), { onHand: 500 })]
    await shopper.add(productId)
    const cartId = await shopper.cartId()
    const answers = await inTabs(() => shopper.payCash(cartId))
    expect(statusesOf(answers)).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    expect(await onHand(db(), productId)).toBe(499)
    await shop.deliverMails()
    expect(shop.mails).toHaveLength(1)
  })

  test('changed, emptied and ordered all at once loses no piece and sells none twice', async () => {
    const shopper = await aShopperOf()
    const products = await Promise.all([1, 2, 3].map(() => aProduct(db(), { onHand: 500 })))
    const pick = (tab: number) => products[tab % products.length] ?? ''
    for (const productId of products) await shopper.add(productId)
    const cartId = await shopper.cartId()
    const answers = await inTabs((tab) => {
      const productId = pick(tab >> 3)
      if (tab % 8 === 0) return shopper.payCash(cartId)
      if (tab % 8 === 1) return shopper.ask('removeCartItem', { params: { productId } })
      if (tab % 8 === 2) return shopper.ask('updateCartItem', { params: { productId }, body: { count: tab } })
      if (tab === 35) return shopper.ask('clearCart')
      return shopper.add(productId)
    })
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const productId of products) expect(await onHand(db(), productId)).toBe(500 - (await sold(productId)))
    const orders = await rowsOf<{ cart: string }>(db())`select cart_id as cart from orders`
    expect(orders.length).toBeLessThanOrEqual(1)
    const { status } = await shopper.ask('getCart')
    expect(status).toBe(200)
  })

  test('and its wish list beside it: what is wished and what is put in keep out of each other’s way', async () => {
    const shopper = await aShopperOf()
    const products = await Promise.all([1, 2, 3, 4, 5].map(() => aProduct(db(), { onHand: 500 })))
    const [unwished = '', ...wished] = products
    await shopper.ask('addToWishlist', { body: { productId: unwished } })
    const answers = await inTabs((tab) => {
      const productId = wished[tab % wished.length] ?? ''
      if (tab % 3 === 0) return shopper.ask('addToWishlist', { body: { productId } })
      if (tab % 3 === 1) return shopper.ask('removeFromWishlist', { params: { productId: unwished } })
      return shopper.add(unwished)
    })
    expect(statusesOf(answers)).toEqual(new Set([200]))
    const { body } = await shopper.ask('getWishlist')
    expect(body.data.map(({ _id }: { _id: string }) => _id).sort()).toEqual(wished.sort())
    expect(await linesOf(shopper)).toMatchObject([{ count: 16, product: { id: unwished } }])
  })
})

describe('a session that ends', () => {
  test('by signing out, amid requests: each is served or refused, none after it is served', async () => {
    const [shopper, productId] = [await aShopperOf(), await aProduct(db(), { onHand: 500 })]
    const answers = await inTabs((tab) => {
      if (tab === 20) return shopper.ask('signOut')
      return tab % 2 === 0 ? shopper.add(productId) : shopper.ask('getWishlist')
    })
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    expect(statusesOf(await inTabs(() => shopper.add(productId)))).toEqual(new Set([401]))
  })

  test('by a new password, amid orders: what was acknowledged stands, and only the new token goes on', async () => {
    const [shopper, productId] = [await aShopperOf(), await aProduct(db(), { onHand: 500 })]
    await shopper.add(productId)
    const cartId = await shopper.cartId()
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(shopper.email))
    const [reset, ...answers] = await Promise.all([
      browser.reset(shopper.email, 'Chosen99'),
      ...Array.from({ length: 10 }, () => shopper.payCash(cartId)),
      ...Array.from({ length: 10 }, () => shopper.ask('getCart')),
    ])
    expect(reset.status).toBe(200)
    expect(answers.filter(({ status }) => ![200, 201, 401].includes(status))).toEqual([])
    expect((await shopper.ask('getCart')).status).toBe(401)
    const { body } = await call(shop, 'listOrders', { token: reset.body.token })
    expect(body.results).toBe(count(answers, 201) > 0 ? 1 : 0)
    expect(await onHand(db(), productId)).toBe(500 - body.results)
  })
})

async function sold(productId: string): Promise<number> {
  const rows = await rowsOf<{ count: number }>(db())`select count from order_items where product_id = ${productId}`
  return rows.reduce((sum, row) => sum + row.count, 0)
}

async function ledgerTells(productId: string): Promise<number> {
  const rows = await rowsOf<{ change: number }>(db())`select change from stock_ledger where product_id = ${productId}`
  return rows.reduce((sum, row) => sum + row.change, 0)
}
