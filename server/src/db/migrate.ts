import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { allowLongWork } from './transaction.ts'
import { execute, oneValue, valuesOf, type Db } from './rows.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../migrations')

/**
 * Runs the files of `migrations/` that have not run yet, in order and in one transaction, up to `upTo` or all. Returns their
 * names. Does nothing if a newer version migrated the database: migrations only add, so this one still works, and an
 * upgrade can be taken back.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  // Skips the migrator, which introspects the whole database first and refuses migrations that it does not know.
  if (upTo === undefined && (await isMigrated(db))) return []
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}

/** Whether every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  return (await schemaOf(db)).missing.length === 0
}

/** Lists the migrations of this version that have run and those that have not, in order. */
export async function schemaOf(db: Db): Promise<{ done: string[]; missing: string[] }> {
  const executed = new Set(await listExecuted(db))
  const known = await listKnown()
  return { done: known.filter((name) => executed.has(name)), missing: known.filter((name) => !executed.has(name)) }
}

/** The newest migration that has run, of this version or a newer one. */
export async function newestMigration(db: Db): Promise<string | undefined> {
  return (await listExecuted(db)).at(-1)
}

async function listExecuted(db: Db): Promise<string[]> {
  if (!(await oneValue<boolean>(db)`select to_regclass('kysely_migration') is not null`)) return []
  return valuesOf<string>(db)`select name from kysely_migration order by name collate "C"`
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
    // Migrating millions of orders takes longer than the limit for requests. The lock timeout still applies.
    await allowLongWork(db)
    await execute(db)`set local statement_timeout = 0`
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  return [name, { up }] as const
}

/** Splits at semicolons outside $$ … $$, because the embedded database runs one statement at a time. */
function splitStatements(text: string): string[] {
  const statements = text.replace(/^\s*--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
