import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '@baqala/contract/language'
import { countChanged, oneRow, rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { makeRateLimits } from '../http/rate-limits.ts'
import type { Mail, Mailer } from './mailer.ts'
import { writeMail, writeNotice, type Letter, type NewOrderFacts } from './letters.ts'
import { classifyMailFailure, type MailFailure } from './mail-failure.ts'
import { isWebAddress, noticeKeyOf, postNotice } from './webhook.ts'

/**
 * A transactional outbox: a mail is inserted in the transaction of the change that it reports. A worker leases it, sends it
 * and marks it as sent, so that no transaction waits for a mail server and every mail is delivered at least once.
 */
export const MAX_ATTEMPTS = 8
const LEASE_SECONDS = 60
const BATCH_SIZE = 10

// Many small orders must not fill the shop's mailbox. A web address is a program's, and gets each order by itself.
const NOTICES = { name: 'mails of new orders', max: 1, seconds: 60 }
const MAX_ORDERS_IN_NOTICE = 100

/**
 * Inserts a letter, for the account that has the recipient's address now, in the language given or else the account's. Its
 * secret is encrypted, and deleted when the letter is sent.
 */
export async function putInOutbox(
  db: Db,
  key: Buffer,
  recipient: string,
  letter: Letter,
  language?: Language,
): Promise<void> {
  const { secret, ...facts } = letter.facts as { secret?: string }
  await sql`
    insert into outbox (id, recipient, shopper_id, language, kind, facts, sealed)
    select ${newId()}, ${recipient}, owner.id, coalesce(${language ?? null}, owner.language, 'en'), ${letter.kind},
      ${JSON.stringify(facts)}::jsonb, ${secret === undefined ? null : encrypt(key, secret)}
    from (select 1) as always left join shoppers owner on owner.email = ${recipient}`.execute(db)
}

interface LeasedMail {
  id: string
  recipient: string
  language: Language
  kind: Letter['kind']
  facts: object
  sealed: string | null
  attempts: number
}

export interface OutboxDeps {
  readonly db: Db
  /** Encrypts the secrets of letters. */
  readonly key: Buffer
  readonly mailer: Mailer
  /** The origin for links in letters. */
  readonly shopUrl: string
  /** Called when the last attempt to send a mail has failed, with the code of the failure: it names nobody. */
  readonly onGivenUp: (id: string, code: string) => void
  /** Called after every failed attempt. */
  readonly onFailure?: ((cause: MailFailure) => void) | undefined
}

/** Sends a batch of due mails. Returns its size; callers repeat until it is 0. */
export async function sendDueMails(deps: OutboxDeps): Promise<number> {
  const due = await claim(deps.db)
  await Promise.all(due.map((mail) => attempt(deps, [mail], () => sendOne(deps, mail))))
  return due.length + (await sendDueNotices(deps))
}

/** Mails the shop its new orders, at most once a minute: those that come sooner wait and go together. */
async function sendDueNotices(deps: OutboxDeps): Promise<number> {
  const { db, key, mailer, shopUrl } = deps
  const limits = makeRateLimits(db, key)
  let sent = 0
  for (const { recipient } of await listNoticeRecipients(db)) {
    if ((await limits.count(NOTICES, recipient)).count > NOTICES.max) continue
    const notices = await claimNotices(db, recipient)
    const id = notices.at(-1)?.id
    if (id === undefined) continue
    const orders = notices.map(({ facts }) => facts as NewOrderFacts)
    await attempt(deps, notices, () => mailer.send({ id, to: recipient, ...writeNotice(orders, shopUrl) }))
    sent += notices.length
  }
  return sent
}

const isDue = sql`
  sent_at is null and given_up_at is null and run_after <= now() and (leased_until is null or leased_until < now())`
const isGathered = sql`kind = 'new order' and recipient !~ '^https?://'`
const leased = sql`leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1`

/** Leases a batch, mails with the fewest attempts first, so that unreachable mailboxes do not delay the others. */
function claim(db: Db): Promise<LeasedMail[]> {
  return rowsOf(
    db,
    sql<LeasedMail>`
      update outbox set ${leased}
      where id in (
        select id from outbox where ${isDue} and not (${isGathered})
        order by attempts, run_after limit ${BATCH_SIZE} for update skip locked
      )
      returning id, recipient, language, kind, facts, sealed, attempts`,
  )
}

function listNoticeRecipients(db: Db): Promise<{ recipient: string }[]> {
  return rowsOf(db, sql<{ recipient: string }>`select distinct recipient from outbox where ${isDue} and ${isGathered}`)
}

/** Leases the oldest notices of new orders, in their order. */
function claimNotices(db: Db, recipient: string): Promise<LeasedMail[]> {
  return rowsOf(
    db,
    sql<LeasedMail>`
      with claimed as (
        update outbox set ${leased}
        where id in (
          select id from outbox where ${isDue} and ${isGathered} and recipient = ${recipient}
          order by created_at limit ${MAX_ORDERS_IN_NOTICE} for update skip locked
        )
        returning *
      )
      select id, recipient, language, kind, facts, sealed, attempts from claimed order by created_at, id`,
  )
}

/** Runs `send`, which sends these mails, and marks them as sent; or, if it fails, to be sent again or as given up. */
async function attempt(deps: OutboxDeps, mails: readonly LeasedMail[], send: () => Promise<void>): Promise<void> {
  const { db, onFailure } = deps
  try {
    await send()
    const ids = mails.map(({ id }) => id)
    await sql`update outbox set sent_at = now(), sealed = null, leased_until = null where id = any(${ids})`.execute(db)
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    const { cause, code } = classifyMailFailure(error)
    onFailure?.(cause)
    for (const mail of mails)
      await (mail.attempts < MAX_ATTEMPTS ? retryLater(db, mail, why) : giveUp(deps, mail, { why, code }))
  }
}

async function giveUp(
  { db, onGivenUp }: OutboxDeps,
  { id }: LeasedMail,
  { why, code }: { why: string; code: string },
): Promise<void> {
  await sql`update outbox set given_up_at = now(), sealed = null, last_error = ${why} where id = ${id}`.execute(db)
  onGivenUp(id, code)
}

function sendOne({ key, mailer, shopUrl }: OutboxDeps, mail: LeasedMail): Promise<void> {
  return isWebAddress(mail.recipient) ? post(key, mail) : mailer.send(compose(key, mail, shopUrl))
}

/** A person's address is an e-mail address; only a notice to the shop may go to a web address. */
function post(key: Buffer, { id, recipient, facts }: LeasedMail): Promise<void> {
  return postNotice(recipient, noticeKeyOf(key), { id, order: facts as NewOrderFacts })
}

function compose(key: Buffer, mail: LeasedMail, shopUrl: string): Mail {
  const secret = mail.sealed === null ? {} : { secret: decrypt(key, mail.sealed) }
  // A cast, because the row was inserted by putInOutbox or mailAboutOrders with the facts of its kind.
  const letter = { kind: mail.kind, facts: { ...mail.facts, ...secret } } as Letter
  return { id: mail.id, to: mail.recipient, ...writeMail(letter, shopUrl, mail.language) }
}

/** Exponential backoff: 5 s, 10 s, 20 s … up to an hour. */
async function retryLater(db: Db, mail: LeasedMail, why: string): Promise<void> {
  const seconds = Math.min(3600, 5 * 2 ** (mail.attempts - 1))
  await sql`
    update outbox set leased_until = null, last_error = ${why}, run_after = now() + make_interval(secs => ${seconds})
    where id = ${mail.id}`.execute(db)
}

/** Counts unsent mails and those given up, and measures how long the oldest unsent mail has waited. */
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

/** Deletes mails 30 days after they were sent or given up; the last letter to somebody who has no account any more at once. */
export function deleteOldMails(db: Db): Promise<number> {
  return countChanged(
    db,
    sql`
      delete from outbox where coalesce(sent_at, given_up_at) < now() - interval '30 days'
        or (kind = 'account deleted' and (sent_at is not null or given_up_at is not null))`,
  )
}

/** A letter as it is kept, without its secret. */
export interface KeptLetter {
  readonly kind: string
  readonly recipient: string
  readonly facts: Record<string, unknown>
  readonly writtenAt: Date
  readonly sentAt: Date | null
}

/** The letters that are kept for a shopper, the oldest first. */
export function listLettersTo(db: Db, shopperId: string): Promise<KeptLetter[]> {
  return rowsOf(
    db,
    sql<KeptLetter>`
      select kind, recipient, facts, created_at as "writtenAt", sent_at as "sentAt"
      from outbox where shopper_id = ${shopperId} order by created_at`,
  )
}

/** Deletes the letters to a shopper, also those that older processes wrote without the account and the local mailbox's copies. */
export async function deleteLettersTo(tx: Db, shopperId: string, email: string): Promise<void> {
  await sql`
    with gone as (
      delete from outbox
      where shopper_id = ${shopperId} or (shopper_id is null and recipient = ${email} and kind <> 'new order') returning id
    )
    delete from local_mails where recipient = ${email} or id in (select id from gone)`.execute(tx)
}

function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function decrypt(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
