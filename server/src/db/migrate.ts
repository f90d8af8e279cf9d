import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db } from './rows.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../migrations')

/**
 * Brings the database to the newest schema, or to that of one migration: each file of `migrations/` once, in order, all or
 * nothing. Returns the new ones.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
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
  const migrations = await new Migrator({ db, provider: { getMigrations } }).getMigrations()
  const names = (areDone: boolean) =>
    migrations.filter(({ executedAt }) => (executedAt !== undefined) === areDone).map(({ name }) => name)
  return { done: names(true), missing: names(false) }
}

async function getMigrations() {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  return Object.fromEntries(await Promise.all(files.map(readMigration)))
}

async function readMigration(file: string) {
  const statements = splitStatements(await readFile(path.join(FOLDER, file), 'utf8'))
  async function up(db: Kysely<unknown>) {
    // With millions of orders it takes longer than a shopper's request may; who waits for a lock still gives up.
    await sql`set local statement_timeout = 0`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  return [path.basename(file, '.sql'), { up }] as const
}

/** The embedded database takes one statement at a time; a semicolon inside $$ … $$ ends none. */
function splitStatements(text: string): string[] {
  const statements = text.replace(/^\s*--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
