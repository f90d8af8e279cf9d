/** Changes of an account beside each other. On a PostgreSQL server only: nothing on the embedded one happens during a transaction. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop, type Answer } from '../../test/build-test-app.ts'
import { anAddress, onHand } from '../../test/factories.ts'
import { aFullCart } from '../../test/paying-shop.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockAccount } from './account.queries.ts'

const shop = openTestShop()
const db = () => shop.connection.db

const erase = (token: string) => call(shop, 'deleteAccount', { token, body: { password: 'Secret12' } })

/** Begins the calls while the account is locked, each when the one before waits: all have passed the guard when the first ends. */
async function atOnce(shopperId: string, ...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { answers } = await inTransaction(db(), async (tx) => {
    await lockAccount(tx, shopperId)
    const answers: Promise<Answer>[] = []
    for (const begin of calls) {
      answers.push(begin())
      while ((await countWaiting()) < answers.length) await sleep(20)
    }
    return { answers: Promise.all(answers) }
  })
  return answers
}

async function countWaiting(): Promise<number> {
  const { count } = await oneRow<{ count: number }>(db())`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return count
}

async function countRows(table: string, shopperId: string): Promise<number> {
  const { count } = await oneRow<{ count: number }>(db())`
    select count(*) as count from ${sql.table(table)} where shopper_id = ${shopperId}`
  return count
}

describe('at the same moment', () => {
  test('two deletions of one account: one succeeds, the other hears that the session is over', async () => {
    const { token, id } = await aShopper(shop)
    const answers = await atOnce(
      id,
      () => erase(token),
      () => erase(token),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
    expect(await rowsOf(db())`select kind from outbox`).toEqual([{ kind: 'account deleted' }])
  })

  test('an order that comes first is kept, and the account with it', async () => {
    const { token, id, payCash, orders } = await aFullCart(shop)
    const [ordered, erased] = await atOnce(
      id,
      () => payCash(),
      () => erase(token),
    )
    expect([ordered?.status, erased?.status]).toEqual([201, 409])
    expect(await orders()).toMatchObject([{ state: 'placed', shippingAddress: anAddress }])
  })

  test('an order that comes second finds no cart, and takes no stock', async () => {
    const { token, id, payCash, productId } = await aFullCart(shop)
    const [erased, ordered] = await atOnce(
      id,
      () => erase(token),
      () => payCash(),
    )
    expect([erased?.status, ordered?.status]).toEqual([200, 404])
    expect(await rowsOf(db())`select id from orders`).toEqual([])
    expect(await onHand(db(), productId)).toBe(10)
  })

  test('what else the shopper does meanwhile is answered like any call without a session', async () => {
    const { token, id, productId } = await aFullCart(shop)
    const [erased, ...others] = await atOnce(
      id,
      () => erase(token),
      () => call(shop, 'addCartItem', { token, body: { productId } }),
      () => call(shop, 'addAddress', { token, body: anAddress }),
      () => call(shop, 'addToWishlist', { token, body: { productId } }),
      () => call(shop, 'updateAccount', { token, body: { email: 'new@example.com' } }),
    )
    expect(erased?.status).toBe(200)
    expect(others.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    for (const table of ['carts', 'addresses', 'wishes', 'sessions']) expect(await countRows(table, id)).toBe(0)
  })

  test('a new e-mail address asked for with a session that a new password ends is refused', async () => {
    const { token, id, email } = await aShopper(shop)
    const password = 'Ahmed@123'
    const body = { currentPassword: 'Secret12', password, rePassword: password }
    const [changed, moved] = await atOnce(
      id,
      () => call(shop, 'changePassword', { token, body }),
      () => call(shop, 'updateAccount', { token, body: { email: 'thief@example.com' } }),
    )
    expect([changed?.status, moved?.status]).toEqual([200, 401])
    expect((await call(shop, 'signIn', { body: { email, password } })).status).toBe(200)
  })

  test('a request for a reset code is answered like one for an address without an account', async () => {
    const { token, email, id } = await aShopper(shop)
    const [erased, asked] = await atOnce(
      id,
      () => erase(token),
      () => call(shop, 'forgotPassword', { body: { email } }),
    )
    expect([erased?.status, asked?.status]).toEqual([200, 200])
    expect(await rowsOf(db())`select kind from outbox`).toEqual([{ kind: 'account deleted' }])
  })

  test('a sign-in is refused', async () => {
    const { token, email, id } = await aShopper(shop)
    const [erased, signedIn] = await atOnce(
      id,
      () => erase(token),
      () => call(shop, 'signIn', { body: { email, password: 'Secret12' } }),
    )
    expect([erased?.status, signedIn?.status]).toEqual([200, 401])
    expect(await rowsOf(db())`select id from sessions`).toEqual([])
  })
})
