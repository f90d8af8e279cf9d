import { countChanged, execute, maybeValue, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'
import type { ResetVisitor } from './reset-visitor.ts'

export const MAX_WRONG_ATTEMPTS = 5
// A shopper has one or two. The limit bounds the work for a client that requests hundreds.
const MAX_OPEN = 20

const isOpen = sql`used_at is null and created_at > now() - interval '10 minutes'`

interface NewResetRequest {
  readonly id: string
  readonly shopperId: string | undefined
  readonly emailHmac: Buffer
  readonly codeHmac: Buffer
  readonly browserHash: Buffer
  readonly originHash: Buffer
  /** Whether the browser has sent the cookie back. */
  readonly seenBrowser: boolean
}

export async function insertResetRequest(db: Db, request: NewResetRequest): Promise<void> {
  await execute(db)`
    insert into reset_requests (id, shopper_id, email_hmac, code_hmac, browser_hash, origin_hash, seen_browser)
    values (${request.id}, ${request.shopperId ?? null}, ${request.emailHmac}, ${request.codeHmac}, ${request.browserHash},
      ${request.originHash}, ${request.seenBrowser})`
}

/** Inserts nothing. It replaces the insert of a letter for an unknown address, so that both take the same time. */
export async function insertNoLetter(db: Db, recipient: string): Promise<void> {
  await execute(db)`
    insert into outbox (id, recipient, kind, facts, sealed)
    select '', ${recipient}, 'reset code', '{}'::jsonb, null where false`
}

interface OpenReset {
  readonly id: string
  /** The HMAC of the address, whether it has an account or not; the shopper's id in requests of an older version. */
  readonly account: string
  readonly isKnown: boolean
  readonly codeHmac: Buffer
  readonly wrongTries: number
}

/**
 * Lists and locks the resets that this client may verify: those requested with its cookie, also again, for an answer may be lost;
 * without a cookie, those requested from its network and user agent by a browser that has not sent its cookie back. Attempts made before
 * the cookie was first seen do not count: a neighbour on the same network must not use up those of the browser that requested the code.
 */
export function listOpenResets(db: Db, visitor: ResetVisitor): Promise<OpenReset[]> {
  const browser = visitor.browserHash
  const isOwn =
    browser === undefined
      ? sql`origin_hash = ${visitor.originHash} and not seen_browser and verified_at is null`
      : sql`browser_hash = ${browser}`
  const wrongTries = browser === undefined ? sql`wrong_tries` : sql`case when seen_browser then wrong_tries else 0 end`
  return rowsOf<OpenReset>(db)`
    select id, coalesce(encode(email_hmac, 'hex'), shopper_id, id) as account, shopper_id is not null as "isKnown",
      code_hmac as "codeHmac", ${wrongTries} as "wrongTries"
    from reset_requests
    where ${isOwn} and ${isOpen} and ${wrongTries} < ${MAX_WRONG_ATTEMPTS}
    order by created_at desc, id desc limit ${MAX_OPEN}
    for update`
}

/** Saves an attempt: marks `verified` as verified, or without it counts a wrong attempt against each of the resets. */
export async function recordAttempt(
  db: Db,
  resets: readonly OpenReset[],
  verified: OpenReset | undefined,
  hasCookie: boolean,
): Promise<void> {
  if (resets.length === 0) return
  const rows = resets.map(
    ({ id, wrongTries }) => sql`(${id}, ${verified === undefined ? wrongTries + 1 : wrongTries}::int)`,
  )
  await execute(db)`
    update reset_requests set
      wrong_tries = attempted.wrong_tries,
      seen_browser = seen_browser or ${hasCookie},
      verified_at = coalesce(verified_at, case when reset_requests.id = ${verified?.id ?? null} then now() end)
    from (values ${sql.join(rows)}) as attempted (id, wrong_tries)
    where reset_requests.id = attempted.id`
}

/** Locks the account until the transaction ends, which serializes concurrent resets. Returns its id. */
export function lockShopperByEmail(db: Db, email: string): Promise<string | undefined> {
  return maybeValue<string>(db)`select id from shoppers where email = ${email} for no key update`
}

/**
 * Whether this client has a verified, unused reset of the account: within ten minutes with its cookie, or if the browser
 * never sent one, within two minutes from the same network and user agent.
 */
export function hasVerifiedReset(db: Db, email: string, visitor: ResetVisitor): Promise<boolean> {
  const browser = visitor.browserHash
  const isOwn = browser === undefined ? sql`not r.seen_browser` : sql`r.browser_hash = ${browser}`
  return oneValue<boolean>(db)`
    select exists (select from reset_requests r join shoppers on shoppers.id = r.shopper_id
      where shoppers.email = ${email} and r.used_at is null and ${isOwn} and (
        (r.seen_browser and r.verified_at > now() - interval '10 minutes')
        or (r.origin_hash = ${visitor.originHash} and r.verified_at > now() - interval '2 minutes')))`
}

export function markResetsUsed(db: Db, shopperId: string): Promise<number> {
  return countChanged(db)`update reset_requests set used_at = now() where shopper_id = ${shopperId} and used_at is null`
}

/** Deletes resets after a day; until then they help to answer support questions. */
export function deleteOldResets(db: Db): Promise<number> {
  return countChanged(db)`delete from reset_requests where created_at < now() - interval '1 day'`
}
