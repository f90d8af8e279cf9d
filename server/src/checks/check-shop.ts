/** Whether there is something to sell, somebody to sell it, a time to bring it, and something to fall back on. */
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { findBackupAge } from '../backup/last-backup.queries.ts'
import type { Db } from '../db/rows.ts'
import { explainFileCode } from '../db/file-errors.ts'
import { countMasters } from '../pictures/masters.queries.ts'
import { shop as messages } from './checks.messages.en.ts'
import type { Result } from './finding.ts'
import { nearestExisting } from './check-surroundings.ts'
import { findLocale, isCatalogueEmpty } from './surroundings.queries.ts'
import { findDeliveryFacts } from '../delivery/areas.queries.ts'
import { wantsSecondFactor } from '@baqala/contract/admin/may'
import { listPeople } from '../staff/people.queries.ts'
import { findings as staff } from '../staff/staff.messages.en.ts'

const MEGABYTE = 1024 ** 2
const HOUR_SECONDS = 3_600
const MAX_BACKUP_AGE_HOURS = 48

export async function checkCatalogue(db: Db): Promise<Result> {
  if (!(await isCatalogueEmpty(db))) return { says: messages.hasGoods }
  return { says: messages.noGoods, todo: messages.bringGoods }
}

/** Whether the last backup is recent. A missing one is minor outside production. */
export async function checkBackup(db: Db, { isProduction }: Pick<Config, 'isProduction'>): Promise<Result> {
  const seconds = await findBackupAge(db)
  const hours = seconds === undefined ? Infinity : Math.floor(Math.max(0, seconds) / HOUR_SECONDS)
  const says = seconds === undefined ? messages.noBackup : messages.backupAge({ hours })
  if (seconds !== undefined && seconds <= MAX_BACKUP_AGE_HOURS * HOUR_SECONDS) return { says }
  return { says, todo: messages.makeBackup, isMinor: !isProduction }
}

/** Whether the database knows Arabic letters as letters: its search by words needs that. */
export async function checkLocale(db: Db): Promise<Result> {
  const found = await findLocale(db)
  const isAscii = found.locale === 'C' || found.locale === 'POSIX'
  if (!isAscii && found.encoding === 'UTF8') return { says: messages.locale(found) }
  return { says: messages.localeWithoutArabic(found), todo: messages.changeLocale }
}

/** The shop's own pictures, and whether this machine can keep their widths. Without that it makes them anew each time. */
export async function checkPictures(db: Db, { pictureCache: folder }: Pick<Config, 'pictureCache'>): Promise<Result> {
  const { count, bytes } = await countMasters(db)
  const says = messages.pictures({ count, megabytes: Math.ceil(bytes / MEGABYTE) })
  try {
    await access(nearestExisting(path.resolve(folder)), constants.W_OK | constants.X_OK)
    return { says }
  } catch (error) {
    const why = explainFileCode(error) ?? String(error)
    return { says, todo: messages.ownPictureCache({ folder, why }), isMinor: true }
  }
}

/** Whether shoppers find times to choose, and whether the database knows Cairo's summer time. */
export async function checkDelivery(db: Db): Promise<Result> {
  const { isClockRight, areas, unplanned, ahead } = await findDeliveryFacts(db)
  if (!isClockRight) return { says: messages.oldTimeZones, todo: messages.updateTimeZones }
  if (areas === 0) return { says: messages.noAreas }
  if (unplanned.length > 0) return { says: messages.unplanned({ items: unplanned }), todo: messages.setPlans }
  if (ahead === 0) return { says: messages.noTimeAhead, todo: messages.makeTimes }
  return { says: messages.timesAhead({ areas, ahead }) }
}

/** Whether only people who belong there can sign in at the admin of a shop that others reach. */
export async function checkStaff(
  db: Db,
  { isProduction, isPublic }: Pick<Config, 'isProduction' | 'isPublic'>,
): Promise<Result> {
  const people = (await listPeople(db)).filter(({ isDisabled }) => !isDisabled)
  const count = people.length
  const says = staff.people({ count })
  if (!isProduction && !isPublic) return { says }
  const demo = people.filter(({ isDemo }) => isDemo).map(({ login }) => login)
  if (demo.length > 0) return { says, todo: staff.demoPeople({ logins: demo }) }
  const bare = people.filter(({ role, totpSealed, passwordHash }) => {
    return wantsSecondFactor(role) && passwordHash !== null && totpSealed === null
  })
  if (bare.length === 0) return { says }
  return { says, todo: staff.withoutCode({ logins: bare.map(({ login }) => login) }) }
}
