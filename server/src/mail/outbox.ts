import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { countChanged, oneRow, rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import type { Mail, Mailer } from './mailer.ts'
import { writeMail, type Letter } from './letters.ts'

/**
 * Mails wait in a table, written in the transaction of what they tell about, and a worker sends them: claimed with a
 * lease, committed, then sent, then marked, so that no transaction ever waits for a mail server and every mail arrives
 * at least once.
 */
export const MOST_TRIES = 8
const LEASE_SECONDS = 60
const AT_A_TIME = 10

/** Puts a letter in the outbox. Its secret part, where it has one, is sealed and wiped once sent. */
export async function putInOutbox(db: Db, key: Buffer, recipient: string, letter: Letter): Promise<void> {
  const { secret, ...facts } = letter.facts as { secret?: string }
  await sql`
    insert into outbox (id, recipient, kind, facts, sealed)
    values (${newId()}, ${recipient}, ${letter.kind}, ${JSON.stringify(facts)}::jsonb, ${secret === undefined ? null : seal(key, secret)})
  `.execute(db)
}

interface Waiting {
  id: string
  recipient: string
  kind: Letter['kind']
  facts: object
  sealed: string | null
  attempts: number
}

/** What a worker sends with. */
export interface PostOffice {
  readonly db: Db
  /** Opens what letters keep sealed. */
  readonly key: Buffer
  readonly mailer: Mailer
  /** Where shoppers find the shop, for the links in letters. */
  readonly shopUrl: string
  /** Told of a mail that no try could deliver. */
  readonly onGivenUp: (id: string, why: string) => void
}

/** Sends what is due. Returns how many mails it tried; a caller goes on until that is none. */
export async function sendDueMails(office: PostOffice): Promise<number> {
  const due = await claim(office.db)
  await Promise.all(due.map((waiting) => sendOne(office, waiting)))
  return due.length
}

/** Those tried least often first: whoever cannot be reached waits behind those who can. */
function claim(db: Db): Promise<Waiting[]> {
  return rowsOf(
    db,
    sql<Waiting>`
      update outbox set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where id in (
        select id from outbox
        where sent_at is null and given_up_at is null and run_after <= now() and (leased_until is null or leased_until < now())
        order by attempts, run_after limit ${AT_A_TIME} for update skip locked
      )
      returning id, recipient, kind, facts, sealed, attempts`,
  )
}

/** Noted for each mail at once, so that hardly any is sent twice should the process end. */
async function markSent(db: Db, id: string): Promise<void> {
  await sql`update outbox set sent_at = now(), sealed = null, leased_until = null where id = ${id}`.execute(db)
}

async function sendOne({ db, key, mailer, shopUrl, onGivenUp }: PostOffice, waiting: Waiting): Promise<void> {
  try {
    await mailer.send(compose(key, waiting, shopUrl))
    await markSent(db, waiting.id)
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    if (waiting.attempts < MOST_TRIES) return tryAgainLater(db, waiting, why)
    await sql`update outbox set given_up_at = now(), sealed = null, last_error = ${why} where id = ${waiting.id}`.execute(
      db,
    )
    onGivenUp(waiting.id, why)
  }
}

function compose(key: Buffer, waiting: Waiting, shopUrl: string): Mail {
  const secret = waiting.sealed === null ? {} : { secret: open(key, waiting.sealed) }
  // Written by putInOutbox from a Letter of this very kind, or by mailAboutOrders as OrderFacts.
  const letter = { kind: waiting.kind, facts: { ...waiting.facts, ...secret } } as Letter
  return { id: waiting.id, to: waiting.recipient, ...writeMail(letter, shopUrl) }
}

/** 5 s, 10 s, 20 s … at most an hour. */
async function tryAgainLater(db: Db, waiting: Waiting, why: string): Promise<void> {
  const seconds = Math.min(3600, 5 * 2 ** (waiting.attempts - 1))
  await sql`
    update outbox set leased_until = null, last_error = ${why}, run_after = now() + make_interval(secs => ${seconds})
    where id = ${waiting.id}`.execute(db)
}

/** How many mails wait, how long the oldest has, and how many were given up. */
export function findOutboxDepth(db: Db): Promise<{ waiting: number; oldestSeconds: number; givenUp: number }> {
  return oneRow(
    db,
    sql<{ waiting: number; oldestSeconds: number; givenUp: number }>`
      select count(*) filter (where given_up_at is null) as waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float8 as "oldestSeconds",
        count(*) filter (where given_up_at is not null) as "givenUp"
      from outbox where sent_at is null`,
  )
}

/** Sent mails are of no further use after a month. */
export function forgetSentMails(db: Db): Promise<number> {
  return countChanged(db, sql`delete from outbox where sent_at < now() - interval '30 days'`)
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
