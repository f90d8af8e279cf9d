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
  for (const result of [checkSettings(config), ...checkNames(environment)]) yield { about: 'settings', ...result }
  yield { about: 'contact', ...checkContact(contact, config) }
  yield { about: 'disk', ...(await checkDisk(config)) }
  yield { about: 'mail', ...(await checkMail(config)) }
}

export async function examineSchema(connection: Connection): Promise<Finding[]> {
  return [
    { about: 'database', ...(await checkDatabase(connection)) },
    { about: 'migrations', ...(await checkMigrations(connection.db)) },
  ]
}

/** Examines what stands in a database that is on the schema of this version. */
export async function examineBooks(db: Db, config: Config, payments: Payments | undefined): Promise<Finding[]> {
  return [
    { about: 'locale', ...(await checkLocale(db)) },
    { about: 'catalogue', ...(await checkCatalogue(db)) },
    { about: 'pictures', ...(await checkPictures(db, config)) },
    { about: 'search', ...(await checkSearch(db)) },
    { about: 'backup', ...(await checkBackup(db, config)) },
    { about: 'clock', ...(await checkClock(db)) },
    { about: 'delivery', ...(await checkDelivery(db)) },
    { about: 'mails out', ...(await checkOutbox(db)) },
    { about: 'provider', ...(await checkProvider(payments)) },
    { about: 'staff', ...(await checkStaff(db, config)) },
    ...(await checkBooks(db)),
  ]
}
