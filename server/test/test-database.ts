import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect } from '../src/db/connect.ts'
import type { Connection } from '../src/db/connection.ts'
import type { Db } from '../src/db/rows.ts'
import { newMigratedDatabaseOnServer } from './database-on-server.ts'

/**
 * A migrated database for one test file: the embedded PostgreSQL in memory, or (TEST_DB=postgres) a database of its own
 * on the server at TEST_DATABASE_URL.
 */
export function openTestDatabase(): Promise<Connection> {
  return process.env.TEST_DB === 'postgres' ? openOnServer() : openEmbedded('migrated')
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
  const { url, drop } = await newMigratedDatabaseOnServer()
  const connection = await connect({ url, poolSize: 12 })
  return {
    ...connection,
    async close() {
      await connection.close()
      await drop()
    },
  }
}

/**
 * Deletes every shopper, product and order. Deleting the few rows of a test with triggers and foreign keys off takes a tenth
 * of the time of truncating every table; it needs a superuser.
 */
export async function emptyDatabase({ db }: Pick<Connection, 'db'>): Promise<void> {
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
        -- Most tables of most tests have never had a row.
        if pg_relation_size(one::regclass) > 0 then
          execute 'delete from ' || one;
        end if;
      end loop;
      set local session_replication_role = origin;
      -- Nothing is left in it, but its trigger tells the shop that the catalogue is another one.
      delete from products;
    exception when insufficient_privilege then
      execute 'truncate ' || array_to_string(tables, ', ') || ' cascade';
    end $$`.execute(db)
}
