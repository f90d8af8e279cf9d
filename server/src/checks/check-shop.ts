/** Whether there is something to sell and something to fall back on. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { refuseReadOnly } from '../config/pictures-folder.ts'
import { findBackupAge } from '../backup/last-backup.queries.ts'
import type { Db } from '../db/rows.ts'
import { explainFileCode } from '../db/file-errors.ts'
import type { Finding } from './finding.ts'
import { findLocale, isCatalogueEmpty } from './surroundings.queries.ts'

const HOUR_SECONDS = 3_600
const MAX_BACKUP_AGE_SECONDS = 48 * HOUR_SECONDS

export async function checkCatalogue(db: Db): Promise<Finding> {
  const about = 'catalogue'
  if (!(await isCatalogueEmpty(db))) return { about, says: 'There is something for sale.' }
  const todo = 'Bring one: baqala catalogue import FILE (docs/shopkeeper.md says how it looks).'
  return { about, says: 'It is empty: shoppers see no product.', todo }
}

/** Whether the last backup is recent. Where nobody sells, one that is missing is minor. */
export async function checkBackup(db: Db, { isProduction }: Pick<Config, 'isProduction'>): Promise<Finding> {
  const about = 'backup'
  const age = await findBackupAge(db)
  const says = age === undefined ? 'There is none yet.' : `The last one is ${describeAge(age)} old.`
  if (age !== undefined && age <= MAX_BACKUP_AGE_SECONDS) return { about, says }
  const todo = 'Make one, every day: baqala backup FILE (docs/deploy.md, "Backups").'
  return { about, says, todo, isMinor: !isProduction }
}

function describeAge(seconds: number): string {
  const hours = Math.floor(Math.max(0, seconds) / HOUR_SECONDS)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}

/** Whether the database knows Arabic letters as letters: its search by words needs that. */
export async function checkLocale(db: Db): Promise<Finding> {
  const about = 'locale'
  const { locale, encoding } = await findLocale(db)
  const says = `The database is of locale ${locale}, encoding ${encoding}`
  const isAscii = locale === 'C' || locale === 'POSIX'
  if (!isAscii && encoding === 'UTF8') return { about, says: `${says}.` }
  return {
    about,
    says: `${says}: it takes no Arabic character for a letter, so Arabic cannot be searched well.`,
    todo: 'Move the shop to a database of locale C.UTF-8: docs/deploy.md, "Search".',
  }
}

/** Whether pictures can be imported. The shop makes the folder of PICTURES_DIR when it starts, the import that in DATA_DIR. */
export async function checkPictures({ picturesFolder, isPicturesFolderNamed }: Config): Promise<Finding> {
  const about = 'pictures'
  if (isPicturesFolderNamed && !existsSync(picturesFolder)) {
    const todo = 'Start the shop: it makes the folder, or says why it cannot.'
    return { about, says: `There is no folder ${picturesFolder} (PICTURES_DIR).`, todo }
  }
  try {
    await refuseReadOnly(nearestFolder(path.resolve(picturesFolder)))
    return { about, says: `Those you import go to ${picturesFolder}.` }
  } catch (error) {
    const says = `Nothing can be written in ${picturesFolder}: ${explainFileCode(error) ?? String(error)}.`
    return { about, says, todo: 'Give the folder to the user of the shop, or name another with PICTURES_DIR.' }
  }
}

/** The folder itself, or the first above it that is there. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder))
}
