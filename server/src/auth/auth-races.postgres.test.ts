/**
 * Two change one account at the same moment. On a PostgreSQL server only: the embedded database has
 * one connection, so that nothing there ever happens during a transaction.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { aBrowser } from './a-browser.testing.ts'
import { findShopperByEmail, insertSession } from './auth.queries.ts'

const shop = openTestShop()

/** Begins `late` while `early` is done and not committed, commits, and returns what came of it. */
async function during<Result>(early: (tx: Db) => Promise<unknown>, late: () => Promise<Result>): Promise<Result> {
  const { pending } = await inTransaction(shop.connection.db, async (tx) => {
    await early(tx)
    const pending = late()
    await sleep(500)
    // In an object, or the transaction would wait for it.
    return { pending }
  })
  return pending
}

describe('at the same moment', () => {
  test('a sign-in with the old password loses against a password change', async () => {
    const { email } = await aShopper(shop)
    const { status, body } = await during(
      (tx) => sql`update shoppers set password_hash = 'changed'`.execute(tx),
      () => call(shop, 'signIn', { body: { email, password: 'Secret12' } }),
    )
    expect([status, body.message]).toEqual([401, 'Incorrect email or password'])
  })

  test('a password change ends the session of a sign-in that came just before', async () => {
    const { db } = shop.connection
    const { email } = await aShopper(shop)
    const shopper = await findShopperByEmail(db, email)
    if (shopper === undefined) throw new Error('The shopper is gone.')
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(email))
    const { status } = await during(
      (tx) => insertSession(tx, shopper, { days: 90 }),
      () => browser.reset(email, 'Another12'),
    )
    expect(status).toBe(200)
    expect(await rowsOf(db)`select id from sessions`).toHaveLength(1)
  })

  test('of two resets with one code one wins', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(email))
    const answers = await during(
      (tx) => sql`select id from shoppers for no key update`.execute(tx),
      () => Promise.all([browser.reset(email, 'Another12'), browser.reset(email, 'Another13')]),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
