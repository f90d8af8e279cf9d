import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { connect } from '../src/db/connect.ts'
import type { Connection } from '../src/db/connection.ts'
import { rowsOf, type Db } from '../src/db/rows.ts'
import { newDatabaseOnServer } from './test-database.ts'

/** A database that the shop's first version left behind; on a server, `another` opens a second line to it. */
export interface FirstVersion extends Connection {
  another(): Promise<Connection>
}

export async function openFirstVersion(): Promise<FirstVersion> {
  const server = process.env.TEST_DB === 'postgres' ? await newDatabaseOnServer() : undefined
  const open = () => connect({ url: server?.url, poolSize: 4 })
  const connection = await open()
  const text = await readFile(path.join(import.meta.dirname, 'first-version.sql'), 'utf8')
  const statements = text.replace(/^\s*--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|'[^']*'|[^;'])+/g) ?? []
  for (const statement of statements) {
    if (statement.trim() !== '') await sql.raw(statement).execute(connection.db)
  }
  return {
    ...connection,
    another: open,
    async close() {
      await connection.close()
      await server?.drop()
    },
  }
}

/** Every row of every table, by table, in a steady order. */
export async function readEverything(db: Db): Promise<Record<string, object[]>> {
  const tables = await rowsOf(
    db,
    sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`,
  )
  const read = async ({ name }: { name: string }): Promise<[string, object[]]> => {
    const rows = await rowsOf(
      db,
      sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`,
    )
    return [name, rows.map(({ row }) => row)]
  }
  const all: [string, object[]][] = []
  for (const table of tables) all.push(await read(table))
  return Object.fromEntries(all)
}
