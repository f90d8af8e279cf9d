import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connection.ts'
import { schemaOf } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { verifySmtp } from '../mail/smtp-mailer.ts'
import type { Payments } from '../payments/payments.ts'
import { cairoTime } from '../egypt/cairo-time.ts'
import { firstFew, type Finding } from './finding.ts'
import { countStuckMails, findDatabaseFacts, findMoments, findSearchIndex } from './surroundings.queries.ts'

const MEGABYTE = 1024 ** 2

export function checkSettings(config: Config): Finding {
  const about = 'settings'
  const { isProduction, isPublic, publicUrl, localStandIns } = config
  if (!isProduction && isPublic) {
    const says = 'All can be read; not production, but PUBLIC_URL or TRUST_PROXY says that others reach this shop.'
    return { about, says, todo: 'Set NODE_ENV=production where you sell: what is for trying out must not be public.' }
  }
  if (!isProduction) return { about, says: 'All can be read; not production: the demo shop for trying things out.' }
  const says = 'All can be read; production.'
  if (localStandIns) {
    return { about, says, todo: 'LOCAL_STAND_INS lets people pay without money. Leave it out where you sell.' }
  }
  if (publicUrl !== undefined) return { about, says }
  return { about, says, todo: 'Set PUBLIC_URL to the address shoppers know: payments return there.' }
}

export async function checkDatabase({ db, kind }: Connection): Promise<Finding> {
  const { version, bytes } = await findDatabaseFacts(db)
  const where = kind === 'embedded' ? 'embedded' : 'server'
  return { about: 'database', says: `PostgreSQL ${version} (${where}) answers; ${Math.ceil(bytes / MEGABYTE)} MB.` }
}

export async function checkMigrations(db: Db): Promise<Finding> {
  const { done, missing } = await schemaOf(db)
  if (missing.length === 0) return { about: 'migrations', says: `All have run, up to ${done.at(-1)}.` }
  return {
    about: 'migrations',
    says: `Missing: ${firstFew(missing)}.`,
    todo: 'Start the shop of this version once (npm start): it runs them.',
  }
}

/** Whether searches have an index. Without one a search reads every product: 10 ms for 10,000 of them. */
export async function checkSearch(db: Db, max = 20_000): Promise<Finding> {
  const about = 'search'
  const { isThere, products } = await findSearchIndex(db)
  if (isThere) return { about, says: 'Words are looked up in an index.' }
  const says = `Words are looked for in each of ${products} products: there is no index.`
  if (products <= max) return { about, says }
  return { about, says, todo: 'Bring pg_trgm to PostgreSQL and make the index: docs/deploy.md, "Search".' }
}

export async function checkMail({ smtpUrl, mailFrom, localStandIns }: Config): Promise<Finding> {
  const about = 'mail'
  if (smtpUrl === undefined) {
    const says = 'No SMTP_URL: mails are kept, and shown by the link that the start prints.'
    return localStandIns ? { about, says } : { about, says: 'No SMTP_URL: mails are kept.', todo: 'Set SMTP_URL.' }
  }
  const host = new URL(smtpUrl).host
  try {
    await verifySmtp(smtpUrl)
    return { about, says: `${host} lets us in; nothing was sent. Mails come from ${mailFrom}.` }
  } catch (error) {
    return {
      about,
      says: `${host} does not: ${error instanceof Error ? error.message : String(error)}`,
      todo: 'Correct SMTP_URL, or ask whoever runs the mail server. Mails wait until then.',
    }
  }
}

export async function checkOutbox(db: Db): Promise<Finding> {
  const about = 'mails out'
  const { givenUp, late } = await countStuckMails(db)
  if (late > 0) {
    return { about, says: `${late} have waited for more than an hour.`, todo: 'Is the shop running? It sends them.' }
  }
  if (givenUp === 0) return { about, says: 'None is stuck.' }
  const says = `${givenUp} could not be sent in many tries and were given up.`
  return { about, says, todo: 'baqala mail list says why; baqala mail retry sends them after all.' }
}

export async function checkProvider(payments: Payments | undefined): Promise<Finding> {
  const about = 'provider'
  if (payments === undefined) return { about, says: 'None is set up: Online Payment is refused, cash works.' }
  if (payments.name === 'local') return { about, says: 'The local payment page: no money moves.' }
  try {
    // There is no such session. A provider that accepts our key reports it as expired.
    await payments.findSession('doctor')
    return { about, says: `${payments.name} answers and knows us.` }
  } catch (error) {
    return {
      about,
      says: `${payments.name} does not answer as it should: ${error instanceof Error ? error.message : String(error)}`,
      todo: 'Check its key among the settings, and its own status page.',
    }
  }
}

/** The disk of DATA_DIR or PICTURES_DIR, not of the folder in which somebody happens to ask. */
export async function checkDisk({ database: { folder }, picturesFolder }: Config): Promise<Finding> {
  const about = 'disk'
  const place = nearestExisting(path.resolve(folder ?? picturesFolder))
  const { bavail, blocks, bsize } = await statfs(place)
  const says = `${Math.floor((bavail * bsize) / MEGABYTE)} MB free where ${place} is.`
  const isShort = bavail * bsize < 500 * MEGABYTE || bavail / blocks < 0.03
  return { about, says, todo: isShort ? 'Make room: a full disk stops the shop.' : undefined }
}

function nearestExisting(place: string): string {
  return existsSync(place) ? place : nearestExisting(path.dirname(place))
}

const MAX_SECONDS_APART = 5

export async function checkClock(db: Db): Promise<Finding> {
  const about = 'clock'
  const { now, latest } = await findMoments(db)
  const apart = Math.abs(now.getTime() - Date.now()) / 1000
  const says = `It is ${cairoTime(new Date())} in Cairo.`
  if (apart > MAX_SECONDS_APART) {
    const todo = `This machine and the database's are ${Math.round(apart)} s apart. Let both take their time from the network (NTP).`
    return { about, says, todo }
  }
  if (latest !== null && latest.getTime() - Date.now() > MAX_SECONDS_APART * 1000) {
    const todo = `The books have an entry of ${cairoTime(latest)}, which is yet to come. Which clock is wrong?`
    return { about, says, todo }
  }
  return { about, says }
}
