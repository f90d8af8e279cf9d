import { findCatalogueVersion } from '../catalog/catalog.queries.ts'
import { analyzeTables } from '../db/analyze-tables.ts'
import { migrate, schemaOf } from '../db/migrate.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { readParts, type OnProgress } from './backup-file.ts'
import { messages } from './backup.messages.en.ts'
import type { Header, Table } from './backup-shapes.ts'
import type { Trust } from './backup-signature.ts'
import * as queries from './backup.queries.ts'

interface CheckedBackup extends Header {
  readonly file: string
  readonly trust: Trust
  readonly tables: readonly Table[]
  readonly rows: number
  /** The SHA-256 of what was verified. */
  readonly checksum: string
}

/** Reads the whole file and verifies its checksum and signature. Refuses a file that is no backup, not whole or not trusted. */
export async function checkBackup(file: string, trust: Trust): Promise<CheckedBackup> {
  let header: Header = { schema: '', madeAt: '' }
  const tables: Table[] = []
  let [rows, checksum] = [0, '']
  for await (const part of readParts(file, trust)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'table') tables.push(part.table)
    if (part.kind === 'rows') rows += part.lines.length
    if (part.kind === 'end') checksum = part.checksum
  }
  return { ...header, file, trust, tables, rows, checksum }
}

/**
 * Fills the database with what the backup holds, in one transaction: all of it, or nothing changes. Refused (409) if the file is
 * no longer the one that was checked.
 */
export async function restoreBackup(db: Db, backup: CheckedBackup, mayReplace: boolean, onProgress?: OnProgress) {
  await matchSchema(db, backup)
  await inTransaction(db, async (tx) => {
    await queries.prepareSession(tx)
    const tables = await queries.listTables(tx)
    refuseIfTablesDiffer(tables, backup)
    // An order made meanwhile would be lost. With the tables locked its request waits, and is then refused.
    await queries.lockTables(tx, tables)
    const counts = await queries.countMainTables(tx)
    if (!mayReplace && counts.shoppers + counts.products + counts.orders > 0) {
      throw new Refusal(409, messages.notEmpty(counts))
    }
    const versionBefore = await findCatalogueVersion(tx)
    await queries.setTriggers(tx, tables, 'disable')
    await queries.clearTables(tx, tables)
    await fillTables(tx, backup, onProgress)
    await queries.setTriggers(tx, tables, 'enable')
    await queries.raiseCatalogueVersion(tx, versionBefore)
  })
  await migrate(db)
  const names = backup.tables.map(({ name }) => name)
  await analyzeTables(db, names)
}

/** Migrates an empty database to the backup's schema. Refuses a database that has another schema already. */
async function matchSchema(db: Db, { schema, file }: CheckedBackup): Promise<void> {
  const { done, missing } = await schemaOf(db)
  if (done.at(-1) === schema) return
  if (done.length === 0 && missing.includes(schema)) {
    await migrate(db, schema)
    return
  }
  if (![...done, ...missing].includes(schema)) throw new Refusal(400, messages.newerSchema({ file, schema }))
  throw new Refusal(409, messages.otherSchema({ file, schema, here: String(done.at(-1)) }))
}

function refuseIfTablesDiffer(tables: readonly Table[], backup: CheckedBackup): void {
  const shape = (each: readonly Table[]) =>
    JSON.stringify([...each].sort((one, other) => (one.name < other.name ? -1 : 1)))
  if (shape(tables) !== shape(backup.tables)) throw new Refusal(409, messages.otherTables(backup))
}

async function fillTables(tx: Db, backup: CheckedBackup, onProgress?: OnProgress): Promise<void> {
  const { file, trust, rows, checksum } = backup
  let table: Table | undefined
  let done = 0
  for await (const part of readParts(file, trust)) {
    if (part.kind === 'table') table = part.table
    if (part.kind === 'rows' && table !== undefined) await queries.insertLines(tx, table, part.lines)
    if (part.kind === 'rows') onProgress?.((done += part.lines.length), rows)
    if (part.kind === 'counter') await queries.restartCounter(tx, part.counter)
    if (part.kind === 'end' && part.checksum !== checksum) throw new Refusal(409, messages.replaced({ file }))
  }
}
