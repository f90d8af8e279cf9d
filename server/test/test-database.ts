import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect } from '../src/db/connect.ts'
import type { Connection } from '../src/db/connection.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Db } from '../src/db/rows.ts'

/**
 * A migrated database for one test file: the embedded PostgreSQL in memory, or (TEST_DB=postgres) a database of its own
 * on the server at TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<Connection> {
  const connection = await (process.env.TEST_DB === 'postgres' ? openOnServer() : openEmbedded('migrated'))
  await migrate(connection.db)
  return connection
}

/** One database for a whole test file, emptied before each test. */
export function useTestDatabase(): () => Db {
  let connection: Connection
  beforeAll(async () => void (connection = await openTestDatabase()), 60_000)
  beforeEach(() => emptyDatabase(connection))
  afterAll(() => connection.close())
  return () => connection.db
}

/**
 * Opens an embedded database, in memory or in `folder`, empty or migrated, from the dumps of dump-databases.ts, which takes a
 * quarter of the time of making one.
 */
export async function openEmbedded(as: 'new' | 'migrated', folder?: string): Promise<Connection> {
  const dumps = process.env.TEST_DATABASE_DUMPS
  if (dumps === undefined) throw new Error('TEST_DATABASE_DUMPS must name the folder of the dumps.')
  const dump = new Blob([await readFile(path.join(dumps, `${as}.tar`))])
  return connect({ poolSize: 1, dump, folder })
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

/** An empty database on the server at TEST_DATABASE_URL, made with these options of CREATE DATABASE. */
export async function newDatabaseOnServer(options = ''): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (adminUrl === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.')
  const name = `baqala_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(adminUrl, `create database ${name} ${options}`)
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

/**
 * Deletes every shopper, product and order. Deleting the few rows of a test with triggers and foreign keys off takes a tenth
 * of the time of truncating every table; it needs a superuser.
 */
export async function emptyDatabase({ db }: Connection): Promise<void> {
  await sql`
    do $$
    declare
      tables text[] := array(
        select quote_ident(tablename) from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%' and tablename not in ('catalogue_version', 'secrets'));
      one text;
    begin
      set local session_replication_role = replica;
      foreach one in array tables loop
        execute 'delete from ' || one;
      end loop;
      set local session_replication_role = origin;
      -- Nothing is left in it, but its trigger tells the shop that the catalogue is another one.
      delete from products;
    exception when insufficient_privilege then
      execute 'truncate ' || array_to_string(tables, ', ') || ' cascade';
    end $$`.execute(db)
}
