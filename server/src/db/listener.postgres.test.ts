/** On a PostgreSQL server only: the embedded one has no connections. */
import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newDatabaseOnServer } from '../../test/database-on-server.ts'
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

const connectionsThatListen = () =>
  rowsOf<{ pid: number }>(connection.db)`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`

test('one connection listens for all channels, each hears its own, and all of them again when it was cut', async () => {
  const heard: string[] = []
  const hear = (name: string) => (payload?: string) => void heard.push(`${name} ${payload ?? 'anew'}`)
  await Promise.all([connection.listen('eggs', hear('eggs')), connection.listen('milk', hear('milk'))])
  const [listening, ...more] = await connectionsThatListen()
  expect(more).toEqual([])

  await sql`notify milk, 'sour'`.execute(connection.db)
  await vi.waitFor(() => expect(heard).toEqual(['milk sour']))
  heard.length = 0

  await sql`select pg_terminate_backend(${listening?.pid})`.execute(connection.db)
  await vi.waitFor(() => expect([...heard].sort()).toEqual(['eggs anew', 'milk anew']), { timeout: 5_000 })
  heard.length = 0
  await sql`notify eggs, 'fresh'`.execute(connection.db)
  await vi.waitFor(() => expect(heard).toEqual(['eggs fresh']))
  expect(await connectionsThatListen()).toHaveLength(1)
})

test('a database that takes no connections for a while is tried again until it does', async () => {
  const heard: (string | undefined)[] = []
  await connection.listen('bread', (payload) => heard.push(payload))
  const { pathname } = new URL(url)
  const name = sql.id(pathname.slice(1))
  const admin = await connect({ url: process.env.TEST_DATABASE_URL ?? '', poolSize: 1 })
  await sql`alter database ${name} allow_connections false`.execute(admin.db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pathname.slice(1)}`.execute(
    admin.db,
  )
  await new Promise((passed) => setTimeout(passed, 2_500))
  expect(heard).toEqual([])

  await sql`alter database ${name} allow_connections true`.execute(admin.db)
  await vi.waitFor(() => expect(heard).toEqual([undefined]), { timeout: 5_000 })
  await sql`notify bread, 'warm'`.execute(connection.db)
  await vi.waitFor(() => expect(heard).toEqual([undefined, 'warm']))
  await admin.close()
})

test('TCP keepalive begins soon: nothing else tells that the other end is gone', async () => {
  const asked = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const another = await connect({ url, poolSize: 1 })
  await another.listen('eggs', () => undefined)
  await sql`select`.execute(another.db)
  await another.close()
  expect(asked.mock.calls).toEqual(Array(2).fill([true, 10_000]))
  asked.mockRestore()
})
