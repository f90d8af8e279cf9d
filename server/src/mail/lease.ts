/** Mails that are due, the lease of a worker on them, and what becomes of an attempt to send them. */
import type { Language } from '@baqala/contract/language'
import { execute, maybeValue, rowsOf, sql, type Db, type RawBuilder } from '../db/rows.ts'
import type { Letter } from './letter.ts'
import { classifyMailFailure, type MailFailure, type MailFailureKind } from './mail-failure.ts'
import type { Mailer } from './mailer.ts'

// A mailbox that is not there (RFC 3463, 5.1.x) will not be there tomorrow either.
const MAX_ATTEMPTS_AT_BAD_ADDRESS = 3
// Seconds: the first wait after a failure of each kind, doubled with each try, and the longest. Until the mail's own deadline.
const WAITS: Readonly<Record<MailFailure, { first: number; longest: number }>> = {
  // Short, so that the mails leave soon after an outage.
  'no answer': { first: 5, longest: 300 },
  // Full mailboxes and greylisting.
  '4xx': { first: 5, longest: 1_800 },
  unconfirmed: { first: 300, longest: 14_400 },
  other: { first: 5, longest: 1_800 },
  // A daily limit or a blocked sender: asking often makes it worse.
  '5xx': { first: 60, longest: 3_600 },
}
const LEASE_SECONDS = 60

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
  /** Called when a mail is given up, with the code of the last failure: it names nobody. */
  readonly onGivenUp: (id: string, code: string) => void
  /** Called after every failed attempt. */
  readonly onFailure?: ((cause: MailFailure) => void) | undefined
}

/** In nobody's hands now, and to be sent: for the first time or once more. */
export const isWaiting = sql`sent_at is null and given_up_at is null and (leased_until is null or leased_until < now())`
export const isDue = sql`${isWaiting} and run_after <= now()`
/** A notice of a new order that is a person's to read. */
export const isMailedNotice = sql`kind = 'new order' and recipient !~ '^https?://'`
/** A notice for a program, at a web address of the shop. */
export const isPostedNotice = sql`kind = 'new order' and recipient ~ '^https?://'`
// Mails with the fewest attempts first, so that unreachable recipients do not delay the others.
const BATCH = { order: sql`attempts, run_after`, max: 10 }

/** Leases a batch and counts the attempt. Returns the oldest mail first. */
export function claimBatch(db: Db, isWanted: RawBuilder<unknown>, { order, max } = BATCH): Promise<LeasedMail[]> {
  return rowsOf<LeasedMail>(db)`
    with claimed as (
      update outbox set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where id in (
        select id from outbox where ${isDue} and ${isWanted} order by ${order} limit ${max} for update skip locked
      )
      returning *
    )
    select id, recipient, language, kind, facts, sealed, attempts from claimed order by created_at, id`
}

/** Runs `send`, which sends these mails, and marks them as sent; or, if it fails, to be sent again or as given up. */
export async function attempt(deps: OutboxDeps, mails: readonly LeasedMail[], send: () => Promise<void>) {
  const { db, onFailure } = deps
  const ids = mails.map(({ id }) => id)
  const renew = () => execute(db)`
    update outbox set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = any(${ids}) and leased_until is not null`
  // A mail server may take its time, and another worker must not send the same mail meanwhile.
  const renewing = setInterval(() => void renew().catch(() => undefined), (LEASE_SECONDS * 1000) / 3)
  try {
    await send()
    await execute(db)`update outbox set sent_at = now(), sealed = null, leased_until = null where id = any(${ids})`
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll('\0', '').slice(0, 300) : 'unknown'
    const failure = classifyMailFailure(error)
    onFailure?.(failure.cause)
    for (const mail of mails) if (!(await retryLater(db, mail, failure, why))) deps.onGivenUp(mail.id, failure.code)
  } finally {
    clearInterval(renewing)
  }
}

/**
 * Puts a mail off by exponential backoff, or gives it up where its deadline or a wrong address leaves no further try. A secret
 * is wiped with that. Returns whether it will be tried again.
 */
async function retryLater(db: Db, mail: LeasedMail, failure: MailFailureKind, why: string): Promise<boolean> {
  const { first, longest } = WAITS[failure.cause]
  const seconds = Math.min(longest, first * 2 ** (mail.attempts - 1))
  const isHopeless = failure.isBadAddress && mail.attempts >= MAX_ATTEMPTS_AT_BAD_ADDRESS
  const willRetry = await maybeValue<boolean>(db)`
    with plan as (
      select id, not ${isHopeless}::boolean and now() + make_interval(secs => ${seconds}) < give_up_after as will_retry
      from outbox where id = ${mail.id}
    )
    update outbox set leased_until = null, last_error = ${why},
      run_after = now() + make_interval(secs => ${seconds}),
      given_up_at = case when not will_retry then now() end,
      sealed = case when will_retry then sealed end
    from plan where outbox.id = plan.id
    returning will_retry`
  // The row is gone where the account was deleted meanwhile.
  return willRetry ?? true
}
