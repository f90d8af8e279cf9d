import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { followOutages } from './outages.ts'

const shop = openTestShop()
const db = () => shop.connection.db
const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode

/** From now on the database says that its disk is full, of carts and of new tables. */
async function fillDisk(): Promise<void> {
  const body = `language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`
  await sql.raw(`create function disk_full() returns trigger ${body}`).execute(db())
  await sql.raw(`create function disk_full_of_tables() returns event_trigger ${body}`).execute(db())
  await sql`create trigger disk_full before insert on cart_lines execute function disk_full()`.execute(db())
  await sql`
    create event trigger disk_full on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function disk_full_of_tables()`.execute(db())
}

async function makeRoom(): Promise<void> {
  await sql`drop event trigger if exists disk_full`.execute(db())
  await sql`drop function if exists disk_full() cascade`.execute(db())
  await sql`drop function if exists disk_full_of_tables()`.execute(db())
}

describe('a shop whose database has no room left', () => {
  afterEach(makeRoom)

  test('is not ready from the first write that fails until one succeeds, and lives on', async () => {
    const { token } = await aShopper(shop)
    const productId = await aProduct(db())
    expect(await statusOf('/readyz')).toBe(200)

    await fillDisk()
    expect((await call(shop, 'addCartItem', { token, body: { productId } })).status).toBe(503)
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    // Longer than the pause between two probes.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await statusOf('/readyz')).toBe(503)
    expect((await call(shop, 'getCart', { token })).status).toBe(200)

    await makeRoom()
    await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200)
    expect((await call(shop, 'addCartItem', { token, body: { productId } })).status).toBe(200)
  })
})

describe('the log of an outage', () => {
  const aFailure = (code: string) => Object.assign(new Error('no'), { code })

  test('has a line when it begins and one when it is over, however many requests failed', async () => {
    const lines: { facts: object; sentence: string }[] = []
    const write = (facts: object, sentence: string) => void lines.push({ facts, sentence })
    const outages = followOutages(db(), { error: write, warn: write })
    const first = aFailure('57P01')
    for (const error of [first, aFailure('08006'), aFailure('53300')]) expect(outages.note(error)).toBe(true)
    expect(lines).toEqual([{ facts: { err: first }, sentence: expect.stringContaining('the database fails') }])
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(2)
    expect(lines[1]).toEqual({
      facts: { seconds: expect.any(Number), failures: 3 },
      sentence: 'the database is back',
    })
    outages.stop()
  })

  test('is not for what is no outage: a statement that took too long, or a defect', () => {
    const outages = followOutages(db(), { error: expect.fail, warn: expect.fail })
    expect([aFailure('57014'), aFailure('55P03'), aFailure('42703'), 'no'].map(outages.note)).toEqual(
      Array<boolean>(4).fill(false),
    )
  })
})
