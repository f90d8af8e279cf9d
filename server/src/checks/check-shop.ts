/** Whether there is something to sell and something to fall back on. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { refuseReadOnly } from '../config/pictures-folder.ts'
import { findBackupAge } from '../backup/last-backup.queries.ts'
import type { Db } from '../db/rows.ts'
import { explainFileCode } from '../db/file-errors.ts'
import { shop as messages } from './checks.messages.en.ts'
import type { Finding } from './finding.ts'
import { nearestExisting } from './nearest-existing.ts'
import { findLocale, isCatalogueEmpty } from './surroundings.queries.ts'

const HOUR_SECONDS = 3_600
const MAX_BACKUP_AGE_HOURS = 48

export async function checkCatalogue(db: Db): Promise<Finding> {
  const about = 'catalogue'
  if (!(await isCatalogueEmpty(db))) return { about, says: messages.hasGoods }
  return { about, says: messages.noGoods, todo: messages.bringGoods }
}

/** Whether the last backup is recent. Where nobody sells, one that is missing is minor. */
export async function checkBackup(db: Db, { isProduction }: Pick<Config, 'isProduction'>): Promise<Finding> {
  const about = 'backup'
  const seconds = await findBackupAge(db)
  const hours = seconds === undefined ? Infinity : Math.floor(Math.max(0, seconds) / HOUR_SECONDS)
  const says = seconds === undefined ? messages.noBackup : messages.backupAge({ hours })
  if (seconds !== undefined && seconds <= MAX_BACKUP_AGE_HOURS * HOUR_SECONDS) return { about, says }
  return { about, says, todo: messages.makeBackup, isMinor: !isProduction }
}

/** Whether the database knows Arabic letters as letters: its search by words needs that. */
export async function checkLocale(db: Db): Promise<Finding> {
  const about = 'locale'
  const found = await findLocale(db)
  const isAscii = found.locale === 'C' || found.locale === 'POSIX'
  if (!isAscii && found.encoding === 'UTF8') return { about, says: messages.locale(found) }
  return { about, says: messages.localeWithoutArabic(found), todo: messages.changeLocale }
}

/** Whether pictures can be imported. The shop makes the folder of PICTURES_DIR when it starts, the import that in DATA_DIR. */
export async function checkPictures({ picturesFolder: folder, isPicturesFolderNamed }: Config): Promise<Finding> {
  const about = 'pictures'
  if (isPicturesFolderNamed && !existsSync(folder))
    return { about, says: messages.noPicturesFolder({ folder }), todo: messages.startForFolder }
  try {
    await refuseReadOnly(nearestExisting(path.resolve(folder)))
    return { about, says: messages.picturesGoTo({ folder }) }
  } catch (error) {
    const why = explainFileCode(error) ?? String(error)
    return { about, says: messages.picturesFolderReadOnly({ folder, why }), todo: messages.ownPicturesFolder }
  }
}
