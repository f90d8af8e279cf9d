/** How the delivery commands change the shop, or only say what they would change. */
import { Option } from 'commander'
import type { Db } from '../db/rows.ts'
import { inTransaction, inTransactionRolledBack } from '../db/transaction.ts'
import { print } from './print.ts'
import { withShop } from './with-shop.ts'

/** What every command that changes something may be told. */
export interface Checked {
  readonly check?: true
}

export function checkOption(): Option {
  return new Option('--check', 'say what would change, and change nothing')
}

/** Runs `work` in one transaction and prints what it tells. With --check the transaction is taken back. */
export function change({ check }: Checked, work: (tx: Db) => Promise<string>): Promise<void> {
  return withShop(async ({ db }) => {
    if (!check) return print(await inTransaction(db, work))
    print(`Nothing is changed yet. This is what would be:\n${await inTransactionRolledBack(db, work)}`)
  })
}

export function show(read: (db: Db) => Promise<string>): Promise<void> {
  return withShop(async ({ db }) => print(await read(db)))
}
