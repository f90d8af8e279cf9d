import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { oneRow, rowsOf, type Db } from './rows.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../migrations')

/**
 * Brings the database to the newest schema, or to that of one migration: each file of `migrations/` once, in order, all or
 * nothing. Returns the new ones.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  // The migrator looks through the whole database first, which most starts need not wait for.
  const [executed, known] = [await listExecuted(db), await listKnown()]
  if (upTo === undefined && executed.join() === known.join()) return []
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}

/** Whether every migration of this version has run: what /readyz wants to know. */
export async function isMigrated(db: Db): Promise<boolean> {
  return (await schemaOf(db)).missing.length === 0
}

/** The migrations of this version that have run, in order, and those that have not. */
export async function schemaOf(db: Db): Promise<{ done: string[]; missing: string[] }> {
  const executed = new Set(await listExecuted(db))
  const known = await listKnown()
  return { done: known.filter((name) => executed.has(name)), missing: known.filter((name) => !executed.has(name)) }
}

async function listExecuted(db: Db): Promise<string[]> {
  const { isThere } = await oneRow(
    db,
    sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as "isThere"`,
  )
  if (!isThere) return []
  const rows = await rowsOf(db, sql<{ name: string }>`select name from kysely_migration order by name collate "C"`)
  return rows.map(({ name }) => name)
}

async function listKnown(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => path.basename(file, '.sql'))
}

async function getMigrations() {
  return Object.fromEntries(await Promise.all((await listKnown()).map(readMigration)))
}

async function readMigration(name: string) {
  const statements = splitStatements(await readFile(path.join(FOLDER, `${name}.sql`), 'utf8'))
  async function up(db: Kysely<unknown>) {
    // With millions of orders it takes longer than a shopper's request may; who waits for a lock still gives up.
    await sql`set local statement_timeout = 0`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  return [name, { up }] as const
}

/** The embedded database takes one statement at a time; a semicolon inside $$ … $$ ends none. */
function splitStatements(text: string): string[] {
  const statements = text.replace(/^\s*--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
