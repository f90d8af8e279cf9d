import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '../../../scripts/start-postgres.mjs'
import { connect } from './connect.ts'
import { addressesIn } from './follow-primary.ts'
import { execute, oneRow } from './rows.ts'

test.each([
  [
    'postgres://shop@db1:5432,db2:5433/shop?sslmode=require',
    ['postgres://shop@db1:5432/shop?sslmode=require', 'postgres://shop@db2:5433/shop?sslmode=require'],
  ],
  ['postgres://shop:a,b@db1/shop', ['postgres://shop:a,b@db1/shop']],
  ['postgres://shop@/shop?host=/var/run/postgresql', ['postgres://shop@/shop?host=/var/run/postgresql']],
])('%s names these servers', (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses)
})

test('of two servers the one that takes writes is used, and after a failover the other', async () => {
  const primary = await startPostgres({ survives: 'a crash' })
  const standby = await primary.standBy()
  const [first, second] = [standby.url, primary.url].map((url) => new URL(url))
  const connection = await connect({ url: `postgres://baqala@${first?.host},${second?.host}/postgres`, poolSize: 2 })
  const portNow = async () =>
    (await oneRow<{ port: string }>(connection.db)`select current_setting('port') as port`).port
  let hints = 0
  try {
    await connection.listen('changes', () => void (hints += 1))
    expect(await portNow()).toBe(second?.port)
    const heard = hints

    await primary.crash()
    const admin = new pg.Client({ connectionString: standby.url })
    await admin.connect()
    await admin.query('select pg_promote()')
    await admin.end()
    await expect.poll(() => portNow().catch(() => 'none'), { timeout: 15_000 }).toBe(first?.port)
    // The listener reconnects too, and tells that notifications may have been missed.
    await expect.poll(() => hints, { timeout: 10_000 }).toBeGreaterThan(heard)
  } finally {
    await connection.close()
    await standby.stop()
    await primary.stop().catch(() => undefined)
  }
})

test('after a statement that was refused because the server takes no writes the primary is looked for anew', async () => {
  const server = await startPostgres({ survives: 'a crash' })
  const { host } = new URL(server.url)
  const connection = await connect({ url: `postgres://baqala@${host},${host}/postgres`, poolSize: 2 })
  const { db } = connection
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const looks = () => asked.mock.calls.filter(([text]) => String(text).includes('pg_is_in_recovery')).length
  try {
    await execute(db)`select`
    // Both addresses are asked at once, and the slower answer is not waited for.
    await expect.poll(looks).toBe(2)
    await execute(db)`select`
    expect(looks()).toBe(2)
    const write = db.transaction().setAccessMode('read only')
    await expect(write.execute((tx) => execute(tx)`create table notes ()`)).rejects.toThrow('read-only')
    await execute(db)`select`
    expect(looks()).toBeGreaterThan(2)
  } finally {
    asked.mockRestore()
    await connection.close()
    await server.stop()
  }
})
