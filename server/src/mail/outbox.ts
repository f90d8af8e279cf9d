/**
 * A transactional outbox: a mail is inserted in the transaction of the change that it reports. A worker leases it, sends it
 * and marks it as sent, so that no transaction waits for a mail server and every mail is delivered at least once.
 */
import type { Language } from '@baqala/contract/language'
import { newId } from '../db/ids.ts'
import { countChanged, execute, oneRow, rowsOf, sql, valuesOf, type Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { attempt, claimBatch, type LeasedMail, type OutboxDeps } from './lease.ts'
import type { Letter } from './letter.ts'
import { writeMail } from './letters.ts'
import type { Mail } from './mailer.ts'
import { mailDueNotices } from './order-notices.ts'
import { decrypt, encrypt } from '../config/seal.ts'

// A day, so that a letter survives an outage of the mail server. A code is dead after ten minutes, and its letter with it.
const MINUTES_TO_SEND = 24 * 60
const MINUTES_OF_CODES = 10

// A letter about an order holds the order's lines. Serializing those of very large orders blocks the process.
const LETTERS_PER_PAGE = 10

/**
 * Inserts a letter, for the account that has the recipient's address now, in the language given or else the account's. Its
 * secret is encrypted, and deleted when the letter is sent.
 */
export async function putInOutbox(db: Db, key: Buffer, recipient: string, letter: Letter, language?: Language) {
  const { secret, ...facts } = letter.facts as { secret?: string }
  await execute(db)`
    insert into outbox (id, recipient, shopper_id, language, kind, facts, sealed, give_up_after)
    select ${newId()}, ${recipient}, owner.id, coalesce(${language ?? null}, owner.language, 'en'), ${letter.kind},
      ${JSON.stringify(facts)}::jsonb, ${secret === undefined ? null : encrypt(key, secret)},
      now() + make_interval(mins => ${letter.kind === 'reset code' ? MINUTES_OF_CODES : MINUTES_TO_SEND})
    from (select 1) as always left join shoppers owner on owner.email = ${recipient}`
}

/** Sends a batch of due mails: letters, and notices that the shop gets by mail. Returns its size; callers repeat until it is 0. */
export async function sendDueMails(deps: OutboxDeps): Promise<number> {
  const { db, key, mailer, shopUrl } = deps
  const due = await claimBatch(db, sql`kind <> 'new order'`)
  await Promise.all(due.map((mail) => attempt(deps, [mail], () => mailer.send(compose(key, mail, shopUrl)))))
  return due.length + (await mailDueNotices(deps))
}

function compose(key: Buffer, mail: LeasedMail, shopUrl: string): Mail {
  const secret = mail.sealed === null ? {} : { secret: decrypt(key, mail.sealed) }
  // A cast, because the row was inserted by putInOutbox or mailAboutOrder with the facts of its kind.
  const letter = { kind: mail.kind, facts: { ...mail.facts, ...secret } } as Letter
  return { id: mail.id, to: mail.recipient, ...writeMail(letter, shopUrl, mail.language) }
}

/**
 * Counts unsent mails, those of them that wait longer than a running shop lets them, and those given up, and measures how long the
 * oldest unsent mail has waited.
 */
export function findOutboxDepth(db: Db) {
  return oneRow<{ waiting: number; late: number; oldestSeconds: number; givenUp: number }>(db)`
    select count(*) filter (where given_up_at is null) as waiting,
      count(*) filter (where given_up_at is null and run_after < now() - interval '1 hour') as late,
      coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float8 as "oldestSeconds",
      count(*) filter (where given_up_at is not null) as "givenUp"
    from outbox where sent_at is null`
}

/**
 * The mails that were given up in the last 30 days, the newest first. Letters whose code is dead are not among them. `lastError`:
 * what the mail server said, which may name the recipient.
 */
export function listGivenUpMails(db: Db) {
  return rowsOf<{ kind: string; recipient: string; writtenAt: Date; lastError: string | null }>(db)`
    select kind, recipient, created_at as "writtenAt", last_error as "lastError" from outbox
    where sent_at is null and given_up_at is not null and kind <> 'reset code' order by created_at desc, id`
}

/** Puts all mails that were given up back into the queue, for another day. Returns how many. */
export function retryGivenUpMails(db: Db, clerk: Clerk): Promise<number> {
  return inTransaction(db, async (tx) => {
    const mails = await countChanged(tx)`
      update outbox set given_up_at = null, attempts = 0, run_after = now(), give_up_after = now() + interval '24 hours'
      where sent_at is null and given_up_at is not null and kind <> 'reset code'`
    if (mails > 0) await addToLog(tx, clerk, [{ what: 'mails retried', kind: 'shop', id: 'shop', after: { mails } }])
    return mails
  })
}

/**
 * Deletes mails 30 days after they were sent or given up, in the local mailbox too; the last letter to somebody who has no
 * account any more at once. The mailbox first: an account that is deleted finds its copies by the mails in the outbox.
 */
export async function deleteOldMails(db: Db): Promise<number> {
  await execute(db)`delete from local_mails where sent_at < now() - interval '30 days'`
  return countChanged(db)`
    delete from outbox where coalesce(sent_at, given_up_at) < now() - interval '30 days'
      or (kind = 'account deleted' and (sent_at is not null or given_up_at is not null))`
}

/** The letters that are kept for a shopper, without their secrets, the oldest first, by pages. */
export async function* listLettersTo(db: Db, shopperId: string) {
  const ids = await valuesOf<string>(db)`
    select id from outbox where shopper_id = ${shopperId} order by created_at, id`
  for (let begin = 0; begin < ids.length; begin += LETTERS_PER_PAGE)
    yield await rowsOf<{ kind: string; recipient: string; facts: object; writtenAt: Date; sentAt: Date | null }>(db)`
      select kind, recipient, facts, created_at as "writtenAt", sent_at as "sentAt"
      from outbox where id = any(${ids.slice(begin, begin + LETTERS_PER_PAGE)}) order by created_at, id`
}

/** Deletes the letters to a shopper, including rows without a shopper_id and the local mailbox's copies. */
export async function deleteLettersTo(tx: Db, shopperId: string, email: string): Promise<void> {
  await execute(tx)`
    with gone as (
      delete from outbox
      where shopper_id = ${shopperId} or (shopper_id is null and recipient = ${email} and kind <> 'new order') returning id
    )
    delete from local_mails where recipient = ${email} or id in (select id from gone)`
}
