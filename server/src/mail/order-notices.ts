/** Notices of new orders to the shop: by mail several in one letter, at a web address each by itself. */
import { sql, valuesOf } from '../db/rows.ts'
import { makeRateLimits } from '../http/limits/rate-limits.ts'
import { attempt, claimBatch, isDue, isMailedNotice, isPostedNotice, type OutboxDeps } from './lease.ts'
import type { NewOrderFacts } from './letter.ts'
import { writeNotice } from './order-letters.ts'
import { noticeKeyOf, postNotice } from './webhook.ts'

// Many small orders must not fill the shop's mailbox.
const NOTICES = { name: 'mails of new orders', max: 1, seconds: 60 }
// The oldest first, because a later notice may tell of an order that was changed.
const OF_ONE_LETTER = { order: sql`created_at`, max: 100 }

/** Mails the shop its new orders, at most once a minute: those that come sooner wait and go together. */
export async function mailDueNotices(deps: OutboxDeps): Promise<number> {
  const { db, key, mailer, shopUrl } = deps
  const limits = makeRateLimits(db, key)
  let sent = 0
  const recipients = await valuesOf<string>(db)`
    select distinct recipient from outbox where ${isDue} and ${isMailedNotice}`
  for (const recipient of recipients) {
    if ((await limits.count(NOTICES, recipient)).count > NOTICES.max) continue
    const notices = await claimBatch(db, sql`${isMailedNotice} and recipient = ${recipient}`, OF_ONE_LETTER)
    const id = notices.at(-1)?.id
    if (id === undefined) continue
    const orders = notices.map(({ facts }) => facts as NewOrderFacts)
    await attempt(deps, notices, () => mailer.send({ id, to: recipient, ...writeNotice(orders, shopUrl) }))
    sent += notices.length
  }
  return sent
}

/**
 * Posts a batch of due notices to the shop's web address. Returns its size; callers repeat until it is 0, apart from the mails:
 * a receiver that hangs must not delay them.
 */
export async function postDueNotices(deps: OutboxDeps): Promise<number> {
  const { db, key } = deps
  const due = await claimBatch(db, isPostedNotice)
  const signing = noticeKeyOf(key)
  await Promise.all(
    due.map((notice) =>
      attempt(deps, [notice], () => postNotice(notice.recipient, signing, notice.id, notice.facts as NewOrderFacts)),
    ),
  )
  return due.length
}
