/** Notices of new orders to the shop, which go together. */
import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'
import { makeRateLimits } from '../http/rate-limits.ts'
import { attempt, isDue, isNoticeOfOrder, leased, type LeasedMail, type OutboxDeps } from './lease.ts'
import { writeNotice, type NewOrderFacts } from './letters.ts'

// Many small orders must not fill the shop's mailbox. A web address is a program's, and gets each order by itself.
const NOTICES = { name: 'mails of new orders', max: 1, seconds: 60 }
const MAX_ORDERS_IN_NOTICE = 100

/** Mails the shop its new orders, at most once a minute: those that come sooner wait and go together. */
export async function sendDueNotices(deps: OutboxDeps): Promise<number> {
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

function listNoticeRecipients(db: Db): Promise<{ recipient: string }[]> {
  return rowsOf(
    db,
    sql<{ recipient: string }>`select distinct recipient from outbox where ${isDue} and ${isNoticeOfOrder}`,
  )
}

/** Leases the oldest notices of new orders, in their order. */
function claimNotices(db: Db, recipient: string): Promise<LeasedMail[]> {
  return rowsOf(
    db,
    sql<LeasedMail>`
      with claimed as (
        update outbox set ${leased}
        where id in (
          select id from outbox where ${isDue} and ${isNoticeOfOrder} and recipient = ${recipient}
          order by created_at limit ${MAX_ORDERS_IN_NOTICE} for update skip locked
        )
        returning *
      )
      select id, recipient, language, kind, facts, sealed, attempts from claimed order by created_at, id`,
  )
}
