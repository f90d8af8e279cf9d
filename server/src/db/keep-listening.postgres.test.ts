/** On a PostgreSQL server only: the embedded one has no connections. */
import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newDatabaseOnServer } from '../../test/test-database.ts'
import { connect } from './connect.ts'
import type { Connection } from './connection.ts'
import { rowsOf } from './rows.ts'

let connection: Connection
let url: string
let drop: () => Promise<void>

beforeAll(async () => {
  const server = await newDatabaseOnServer()
  drop = server.drop
  url = server.url
  connection = await connect({ url, poolSize: 2 })
})
afterAll(async () => {
  await connection.close()
  await drop()
})

const linesThatListen = () =>
  rowsOf(
    connection.db,
    sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )

test('one connection listens for all channels, each hears its own, and all of them again when it was cut', async () => {
  const heard: string[] = []
  const hear = (name: string) => (payload?: string) => void heard.push(`${name} ${payload ?? 'anew'}`)
  await Promise.all([connection.listen('eggs', hear('eggs')), connection.listen('milk', hear('milk'))])
  expect(heard.splice(0).sort()).toEqual(['eggs anew', 'milk anew'])
  const [line, ...more] = await linesThatListen()
  expect(more).toEqual([])

  await sql`notify milk, 'sour'`.execute(connection.db)
  await vi.waitFor(() => expect(heard.splice(0)).toEqual(['milk sour']))

  await sql`select pg_terminate_backend(${line?.pid})`.execute(connection.db)
  await vi.waitFor(() => expect([...heard].sort()).toEqual(['eggs anew', 'milk anew']), { timeout: 5_000 })
  heard.length = 0
  await sql`notify eggs, 'fresh'`.execute(connection.db)
  await vi.waitFor(() => expect(heard).toEqual(['eggs fresh']))
  expect(await linesThatListen()).toHaveLength(1)
})

test('connections ask for signs of life soon: nothing else tells that the other end is gone', async () => {
  const asked = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const another = await connect({ url, poolSize: 1 })
  await another.listen('eggs', () => undefined)
  await sql`select`.execute(another.db)
  await another.close()
  expect(asked.mock.calls).toEqual(Array(2).fill([true, 10_000]))
  asked.mockRestore()
})
