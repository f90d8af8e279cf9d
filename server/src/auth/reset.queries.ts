import { sql } from 'kysely'
import { countChanged, maybeRow, rowsOf, type Db } from '../db/rows.ts'
import type { ResetVisitor } from './reset-visitor.ts'

export const MOST_WRONG_TRIES = 5
// One shopper has one or two; the bound is for whoever makes them by the hundred.
const MOST_OPEN = 20

const isOpen = sql`used_at is null and verified_at is null and created_at > now() - interval '10 minutes'`

export interface NewResetRequest {
  readonly id: string
  readonly shopperId: string | undefined
  readonly sealedCode: Buffer
  readonly browserHash: Buffer
  readonly originHash: Buffer
  /** The cookie came along with the request itself: this browser keeps it. */
  readonly seenBrowser: boolean
}

export async function insertResetRequest(db: Db, request: NewResetRequest): Promise<void> {
  await sql`
    insert into reset_requests (id, shopper_id, code_hmac, browser_hash, origin_hash, seen_browser)
    values (${request.id}, ${request.shopperId ?? null}, ${request.sealedCode}, ${request.browserHash},
      ${request.originHash}, ${request.seenBrowser})`.execute(db)
}

/** The statement an unknown address costs in place of its letter. */
export async function insertNoLetter(db: Db, recipient: string): Promise<void> {
  await sql`
    insert into outbox (id, recipient, kind, facts, sealed)
    select '', ${recipient}, 'reset code', '{}'::jsonb, null where false`.execute(db)
}

export interface OpenReset {
  readonly id: string
  /** The account, or for an unknown address the request itself. */
  readonly account: string
  readonly isKnown: boolean
  readonly sealedCode: Buffer
  readonly wrongTries: number
}

/**
 * The codes this visitor may be typing: those its cookie asked for; without a cookie, those asked for from its address
 * and user agent by nobody whose cookie was seen. When a cookie is seen first, tries made without it do not count: a
 * neighbour on the same network must not use up the tries of the browser that asked.
 */
export function listOpenResets(db: Db, visitor: ResetVisitor): Promise<OpenReset[]> {
  const browser = visitor.browserHash
  const isOurs =
    browser === undefined
      ? sql`origin_hash = ${visitor.originHash} and not seen_browser`
      : sql`browser_hash = ${browser}`
  const wrongTries = browser === undefined ? sql`wrong_tries` : sql`case when seen_browser then wrong_tries else 0 end`
  return rowsOf(
    db,
    sql<OpenReset>`
      select id, coalesce(shopper_id, id) as account, shopper_id is not null as "isKnown",
        code_hmac as "sealedCode", ${wrongTries} as "wrongTries"
      from reset_requests
      where ${isOurs} and ${isOpen} and ${wrongTries} < ${MOST_WRONG_TRIES}
      order by created_at desc, id desc limit ${MOST_OPEN}
      for update`,
  )
}

/** One of the resets was verified (or none): the tries of the others stand as they are then, or grow by one. */
export async function updateTried(
  db: Db,
  resets: readonly OpenReset[],
  verified: OpenReset | undefined,
  hasCookie: boolean,
): Promise<void> {
  if (resets.length === 0) return
  const rows = resets.map(
    ({ id, wrongTries }) => sql`(${id}, ${verified === undefined ? wrongTries + 1 : wrongTries}::int)`,
  )
  await sql`
    update reset_requests set
      wrong_tries = tried.wrong_tries,
      seen_browser = seen_browser or ${hasCookie},
      verified_at = case when reset_requests.id = ${verified?.id ?? null} then now() end
    from (values ${sql.join(rows)}) as tried (id, wrong_tries)
    where reset_requests.id = tried.id`.execute(db)
}

/** Locked until the transaction ends: of several resets at once one comes first. */
export function lockShopperByEmail(db: Db, email: string): Promise<{ id: string } | undefined> {
  return maybeRow(db, sql<{ id: string }>`select id from shoppers where email = ${email} for no key update`)
}

/**
 * A verified, unused reset of that account that this visitor may finish: within ten minutes with the cookie that was
 * seen; where none was ever seen, within two minutes from the same address and user agent.
 */
export async function hasVerifiedReset(db: Db, email: string, visitor: ResetVisitor): Promise<boolean> {
  const browser = visitor.browserHash
  const isOurs = browser === undefined ? sql`not r.seen_browser` : sql`r.browser_hash = ${browser}`
  const found = await maybeRow(
    db,
    sql`
      select 1 from reset_requests r join shoppers on shoppers.id = r.shopper_id
      where shoppers.email = ${email} and r.used_at is null and ${isOurs} and (
        (r.seen_browser and r.verified_at > now() - interval '10 minutes')
        or (r.origin_hash = ${visitor.originHash} and r.verified_at > now() - interval '2 minutes'))
      limit 1`,
  )
  return found !== undefined
}

/** The one that was finished, and with it every other: they were for a password that is gone. */
export function useUpResets(db: Db, shopperId: string): Promise<number> {
  return countChanged(
    db,
    sql`update reset_requests set used_at = now() where shopper_id = ${shopperId} and used_at is null`,
  )
}
