import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect } from '../src/db/connect.ts'
import type { Connection } from '../src/db/connection.ts'
import { migrate } from '../src/db/migrate.ts'
import { rowsOf, type Db } from '../src/db/rows.ts'

/**
 * A migrated database for one test file: the embedded PostgreSQL in memory, or (TEST_DB=postgres) a database of its own
 * on the server at TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<Connection> {
  const connection = await (process.env.TEST_DB === 'postgres' ? openOnServer() : openEmbedded())
  await migrate(connection.db)
  return connection
}

/** One such database for a whole test file, with an empty shop in it before each test. */
export function useTestDatabase(): () => Db {
  let connection: Connection
  beforeAll(async () => void (connection = await openTestDatabase()), 60_000)
  beforeEach(() => emptyDatabase(connection))
  afterAll(() => connection.close())
  return () => connection.db
}

/** From the dump that dump-database.ts made for this run: a quarter of the time that a new one takes. */
async function openEmbedded(): Promise<Connection> {
  const file = process.env.TEST_DATABASE_DUMP
  const dump = file === undefined ? undefined : new Blob([await readFile(file)])
  return connect({ poolSize: 1, dump })
}

async function openOnServer(): Promise<Connection> {
  const { url, drop } = await newDatabaseOnServer()
  const connection = await connect({ url, poolSize: 12 })
  return {
    ...connection,
    async close() {
      await connection.close()
      await drop()
    },
  }
}

/** An empty database on the server at TEST_DATABASE_URL. */
export async function newDatabaseOnServer(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (adminUrl === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.')
  const name = `baqala_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(adminUrl, `create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = name
  return { url: url.href, drop: () => onServer(adminUrl, `drop database if exists ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Forgets every shopper, product and order, so that the next test starts with an empty shop. */
export async function emptyDatabase({ db }: Connection): Promise<void> {
  const tables = await rowsOf(
    db,
    sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' and tablename not in ('catalogue_version', 'secrets')`,
  )
  await sql.raw(`truncate ${tables.map((table) => table.name).join(', ')} cascade`).execute(db)
}
