/** All checks, in the order of dependence. */
import { contact } from '../../../shop.config.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connection.ts'
import type { Db } from '../db/rows.ts'
import type { Payments } from '../payments/payments.ts'
import { checkBooks } from './check-books.ts'
import { checkContact } from './check-contact.ts'
import { checkDelivery, checkBackup, checkCatalogue, checkLocale, checkPictures, checkStaff } from './check-shop.ts'
import {
  checkClock,
  checkDatabase,
  checkDisk,
  checkMail,
  checkMigrations,
  checkNames,
  checkOutbox,
  checkProvider,
  checkSearch,
  checkSettings,
} from './check-surroundings.ts'
import type { Finding } from './finding.ts'

/** Examines settings, folders and mail, one by one: mail may take seconds. */
export async function* examineSurroundings(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): AsyncGenerator<Finding> {
  yield* [checkSettings(config), ...checkNames(environment), checkContact(contact, config)]
  yield await checkDisk(config)
  yield await checkMail(config)
}

export async function examineSchema(connection: Connection): Promise<Finding[]> {
  return [await checkDatabase(connection), await checkMigrations(connection.db)]
}

/** Examines what stands in a database that is on the schema of this version. */
export async function examineBooks(db: Db, config: Config, payments: Payments | undefined): Promise<Finding[]> {
  return [
    await checkLocale(db),
    await checkCatalogue(db),
    await checkPictures(db, config),
    await checkSearch(db),
    await checkBackup(db, config),
    await checkClock(db),
    await checkDelivery(db),
    await checkOutbox(db),
    await checkProvider(payments),
    await checkStaff(db, config),
    ...(await checkBooks(db)),
  ]
}
