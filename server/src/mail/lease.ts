/** Mails that are due, the lease of a worker on them, and what becomes of an attempt to send them. */
import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@baqala/contract/language'
import { rowsOf, type Db } from '../db/rows.ts'
import type { Letter } from './letter.ts'
import { classifyMailFailure, type MailFailure } from './mail-failure.ts'
import type { Mailer } from './mailer.ts'

export const MAX_ATTEMPTS = 8
const LEASE_SECONDS = 60
const BATCH_SIZE = 10

export interface LeasedMail {
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

export const isDue = sql`
  sent_at is null and given_up_at is null and run_after <= now() and (leased_until is null or leased_until < now())`
/** A notice of a new order that is a person's to read. */
export const isMailedNotice = sql`kind = 'new order' and recipient !~ '^https?://'`
/** One that is a program's, at a web address of the shop. */
export const isPostedNotice = sql`kind = 'new order' and recipient ~ '^https?://'`
/** Sets the lease, and counts the attempt. */
export const leased = sql`leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1`

/** Leases a batch, mails with the fewest attempts first, so that unreachable recipients do not delay the others. */
export function claimBatch(db: Db, isWanted: RawBuilder<unknown>): Promise<LeasedMail[]> {
  return rowsOf(
    db,
    sql<LeasedMail>`
      update outbox set ${leased}
      where id in (
        select id from outbox where ${isDue} and ${isWanted}
        order by attempts, run_after limit ${BATCH_SIZE} for update skip locked
      )
      returning id, recipient, language, kind, facts, sealed, attempts`,
  )
}

/** Runs `send`, which sends these mails, and marks them as sent; or, if it fails, to be sent again or as given up. */
export async function attempt(
  deps: OutboxDeps,
  mails: readonly LeasedMail[],
  send: () => Promise<void>,
): Promise<void> {
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

/** Exponential backoff: 5 s, 10 s, 20 s … up to an hour. */
async function retryLater(db: Db, mail: LeasedMail, why: string): Promise<void> {
  const seconds = Math.min(3600, 5 * 2 ** (mail.attempts - 1))
  await sql`
    update outbox set leased_until = null, last_error = ${why}, run_after = now() + make_interval(secs => ${seconds})
    where id = ${mail.id}`.execute(db)
}
