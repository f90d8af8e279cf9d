import { migrate, schemaOf } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { readParts, type Header } from './backup-file.ts'
import {
  clearTables,
  countWhatIsThere,
  findCatalogueVersion,
  insertLines,
  listTables,
  lockTables,
  passCatalogueVersion,
  restartCounter,
  setTriggers,
  takeTime,
  type Table,
} from './backup.queries.ts'
import { showProgress } from './progress.ts'
import { Refused } from './refused.ts'
import { tidyTables } from './tidy-tables.queries.ts'

const AT_ONCE = 500

export interface CheckedBackup extends Header {
  readonly file: string
  readonly tables: readonly Table[]
  readonly rows: number
}

/** Reads the whole file and compares its checksum; refuses what is not a backup or not whole. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let header: Header = { schema: '', madeAt: '' }
  const tables: Table[] = []
  let rows = 0
  for await (const part of readParts(file, AT_ONCE)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'table') tables.push(part.table)
    if (part.kind === 'rows') rows += part.lines.length
  }
  return { ...header, file, tables, rows }
}

/** Fills the database with what the backup holds, in one transaction: all of it, or nothing changes. */
export async function restoreBackup(db: Db, backup: CheckedBackup, mayReplace: boolean): Promise<void> {
  await meetSchema(db, backup)
  await inTransaction(db, async (tx) => {
    await takeTime(tx)
    const tables = await listTables(tx)
    refuseIfTablesDiffer(tables, backup)
    // A shopper who orders meanwhile would be lost: they wait, and are refused by what they then find.
    await lockTables(tx, tables)
    if (!mayReplace) await refuseIfInUse(tx)
    const versionBefore = await findCatalogueVersion(tx)
    await setTriggers(tx, tables, 'disable')
    await clearTables(tx, tables)
    await fillTables(tx, backup)
    await setTriggers(tx, tables, 'enable')
    await passCatalogueVersion(tx, versionBefore)
  })
  await migrate(db)
  await tidyTables(
    db,
    backup.tables.map(({ name }) => name),
  )
}

/** A database nobody has used yet takes a backup of any age, and is brought up to date afterwards. */
async function meetSchema(db: Db, { schema, file }: CheckedBackup): Promise<void> {
  const { done, missing } = await schemaOf(db)
  if (done.at(-1) === schema) return
  if (done.length === 0 && missing.includes(schema)) {
    await migrate(db, schema)
    return
  }
  if (![...done, ...missing].includes(schema)) {
    throw new Refused(`${file} was made by a newer version of the shop (${schema}). Update the shop, then restore it.`)
  }
  throw new Refused(
    `${file} has the tables of ${schema}, this database those of ${done.at(-1)}. Restore it into a new, empty database: that is brought up to date by itself.`,
  )
}

function refuseIfTablesDiffer(tables: readonly Table[], backup: CheckedBackup): void {
  const shape = (each: readonly Table[]) =>
    JSON.stringify([...each].sort((one, other) => (one.name < other.name ? -1 : 1)))
  if (shape(tables) === shape(backup.tables)) return
  throw new Refused(`${backup.file} has other tables than this database. Was one of them changed by hand?`)
}

async function refuseIfInUse(tx: Db): Promise<void> {
  const { shoppers, products, orders } = await countWhatIsThere(tx)
  if (shoppers + products + orders === 0) return
  throw new Refused(
    `The database is not empty: it has ${shoppers} shoppers, ${products} products and ${orders} orders. --replace deletes them all first. Nothing was changed.`,
  )
}

async function fillTables(tx: Db, { file, rows }: CheckedBackup): Promise<void> {
  const progress = showProgress('Restoring rows', rows)
  let table: Table | undefined
  let done = 0
  for await (const part of readParts(file, AT_ONCE)) {
    if (part.kind === 'table') table = part.table
    if (part.kind === 'rows' && table !== undefined) await insertLines(tx, table, part.lines)
    if (part.kind === 'rows') progress.done((done += part.lines.length))
    if (part.kind === 'counter') await restartCounter(tx, part.counter)
  }
  progress.end()
}
