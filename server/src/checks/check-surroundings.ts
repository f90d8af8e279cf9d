/** Whether what the shop leans on is well: settings, database, mail, payment provider, disk and clocks. */
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { isTestKey, trustsVisitors, type Config } from '../config/config.ts'
import { listMistypedSettings } from '../config/mistyped-settings.ts'
import type { Connection } from '../db/connection.ts'
import { schemaOf } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { findOutboxDepth } from '../mail/outbox.ts'
import type { Payments } from '../payments/payments.ts'
import { surroundings as messages } from './checks.messages.en.ts'
import type { Result } from './finding.ts'
import { findDatabaseFacts, findMoments, findSearchIndex } from './surroundings.queries.ts'
import { existsSync } from 'node:fs'

const MEGABYTE = 1024 ** 2

export function checkSettings(config: Config): Result {
  const { isProduction, isPublic, publicUrl, localStandIns, stripe } = config
  if (!isProduction && isPublic) return { says: messages.publicTrial, todo: messages.setProduction }
  if (!isProduction) return { says: messages.trial }
  const says = messages.production
  if (isTestKey(stripe?.secretKey)) return { says, todo: messages.testKey }
  if (trustsVisitors(config)) return { says, todo: messages.trustProxyAlone }
  if (localStandIns) return { says, todo: messages.noStandIns }
  return publicUrl === undefined ? { says, todo: messages.setPublicUrl } : { says }
}

/** A variable that is no setting and is named nearly as one. */
export function checkNames(environment: Readonly<Record<string, string | undefined>>): Result[] {
  return listMistypedSettings(environment).map((mistyped) => {
    return { says: messages.mistyped(mistyped), todo: messages.correctName, isMinor: true }
  })
}

export async function checkDatabase({ db, kind }: Connection): Promise<Result> {
  const { version, bytes } = await findDatabaseFacts(db)
  const facts = { version, where: kind, megabytes: Math.ceil(bytes / MEGABYTE) } as const
  return { says: messages.database(facts) }
}

export async function checkMigrations(db: Db): Promise<Result> {
  const { done, missing } = await schemaOf(db)
  if (missing.length === 0) return { says: messages.migrated({ last: done.at(-1) ?? '' }) }
  return { says: messages.notMigrated({ items: missing }), todo: messages.migrate }
}

/** Whether searches have an index. Without one a search reads every product: 10 ms for 10,000 of them. */
export async function checkSearch(db: Db, max = 20_000): Promise<Result> {
  const { hasIndex, products } = await findSearchIndex(db)
  if (hasIndex) return { says: messages.indexed }
  return { says: messages.notIndexed({ products }), todo: products > max ? messages.makeIndex : undefined }
}

export async function checkMail({ smtpUrl, mailFrom: from, localStandIns }: Config): Promise<Result> {
  if (smtpUrl === undefined)
    return localStandIns ? { says: messages.mailsShown } : { says: messages.mailsKept, todo: messages.setSmtp }
  const { host } = new URL(smtpUrl)
  try {
    // Imported lazily, because nodemailer slows down the start of a shop, which answers this to the staff.
    const { verifySmtp } = await import('../mail/smtp-mailer.ts')
    await verifySmtp(smtpUrl)
    return { says: messages.mailWorks({ host, from }) }
  } catch (error) {
    return { says: messages.mailRefused({ host, why: whyOf(error) }), todo: messages.correctSmtp }
  }
}

export async function checkOutbox(db: Db): Promise<Result> {
  const { givenUp, late } = await findOutboxDepth(db)
  if (late > 0) return { says: messages.mailsLate({ count: late }), todo: messages.isItRunning }
  if (givenUp === 0) return { says: messages.noMailStuck }
  return { says: messages.mailsGivenUp({ count: givenUp }), todo: messages.retryMails }
}

export async function checkProvider(payments: Payments | undefined): Promise<Result> {
  if (payments === undefined) return { says: messages.noProvider }
  if (payments.name === 'local') return { says: messages.localProvider }
  const { name } = payments
  try {
    // There is no such session. A provider that accepts our key reports it as expired.
    await payments.findSession('doctor')
    return { says: messages.providerWorks({ name }) }
  } catch (error) {
    return { says: messages.providerFails({ name, why: whyOf(error) }), todo: messages.checkKey }
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The disk of DATA_DIR, not of the folder in which somebody happens to ask. */
export async function checkDisk({ pictureCache }: Pick<Config, 'pictureCache'>): Promise<Result> {
  const place = nearestExisting(path.resolve(pictureCache, '..'))
  const { bavail, blocks, bsize } = await statfs(place)
  const says = messages.diskFree({ megabytes: Math.floor((bavail * bsize) / MEGABYTE), place })
  const isDiskShort = bavail * bsize < 500 * MEGABYTE || bavail / blocks < 0.03
  return { says, todo: isDiskShort ? messages.makeRoom : undefined }
}

const MAX_SECONDS_APART = 5

export async function checkClock(db: Db): Promise<Result> {
  const { now, latest } = await findMoments(db)
  const says = messages.clock({ now: new Date() })
  const apart = Math.abs(now.getTime() - Date.now()) / 1000
  if (apart > MAX_SECONDS_APART) return { says, todo: messages.clocksApart({ seconds: Math.round(apart) }) }
  const isAhead = latest !== null && latest.getTime() - Date.now() > MAX_SECONDS_APART * 1000
  return { says, todo: isAhead ? messages.entryAhead({ latest }) : undefined }
}

/** The place itself, or the first folder above it that is there. */
export function nearestExisting(place: string): string {
  return existsSync(place) ? place : nearestExisting(path.dirname(place))
}
