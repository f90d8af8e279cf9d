/** All checks, in the order of dependence. */
import { contact } from '../../../shop.config.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connection.ts'
import type { Db } from '../db/rows.ts'
import type { Payments } from '../payments/payments.ts'
import { checkBooks } from './check-books.ts'
import { checkContact } from './check-contact.ts'
import { checkDelivery, checkBackup, checkCatalogue, checkLocale, checkPictures, checkStaff } from './check-shop.ts'
import * as surroundings from './check-surroundings.ts'
import type { Finding } from './finding.ts'

/** Examines settings, folders and mail, one by one: mail may take seconds. */
export async function* examineSurroundings(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): AsyncGenerator<Finding> {
  const settings = [surroundings.checkSettings(config), ...surroundings.checkNames(environment)]
  for (const result of settings) yield { about: 'settings', ...result }
  yield { about: 'contact', ...checkContact(contact, config) }
  yield { about: 'disk', ...(await surroundings.checkDisk(config)) }
  yield { about: 'mail', ...(await surroundings.checkMail(config)) }
}

export async function examineSchema(connection: Connection): Promise<Finding[]> {
  return [
    { about: 'database', ...(await surroundings.checkDatabase(connection)) },
    { about: 'migrations', ...(await surroundings.checkMigrations(connection.db)) },
  ]
}

/** Examines what stands in a database that is on the schema of this version. */
export async function examineBooks(db: Db, config: Config, payments: Payments | undefined): Promise<Finding[]> {
  return [
    { about: 'locale', ...(await checkLocale(db)) },
    { about: 'catalogue', ...(await checkCatalogue(db)) },
    { about: 'pictures', ...(await checkPictures(db, config)) },
    { about: 'search', ...(await surroundings.checkSearch(db)) },
    { about: 'backup', ...(await checkBackup(db, config)) },
    { about: 'clock', ...(await surroundings.checkClock(db)) },
    { about: 'delivery', ...(await checkDelivery(db)) },
    { about: 'mails out', ...(await surroundings.checkOutbox(db)) },
    { about: 'provider', ...(await surroundings.checkProvider(payments)) },
    { about: 'staff', ...(await checkStaff(db, config)) },
    ...(await checkBooks(db)),
  ]
}
