import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { AccountData } from '@baqala/contract/account'
import type { Schema } from '@baqala/contract/endpoint'
import { findAddressee, listAddressesOf } from '../addresses/addresses.queries.ts'
import type { AuthDeps } from '../auth/auth.ts'
import { listAdditionsOf } from '../cart/cart.queries.ts'
import { findCart } from '../cart/cart.ts'
import type { Reader } from '../catalog/arabic-names.ts'
import type { Db } from '../db/rows.ts'
import { compile } from '../http/compiled-schema.ts'
import type { Shopper } from '../http/route.ts'
import { listLettersTo } from '../mail/outbox.ts'
import { listAllOrders } from '../orders/placed/list-orders.ts'
import { listPlacesOf } from '../delivery/places.queries.ts'
import { listReviewsBy } from '../reviews/reviews.queries.ts'
import { listWaitsOf } from '../waits/waits.queries.ts'
import { messages } from './account.messages.en.ts'
import { listResetsOf, listSessionsOf, listWishesOf } from './account.queries.ts'
import { listEmailReturnsOf } from './email-returns.queries.ts'
import { accountOf } from './confirm-password.ts'

// Each reads all orders of an account.
const READS = { name: 'reads of all data by account', max: 10, seconds: 3600 }

const { orders: Orders, letters: Letters } = AccountData.shape
const Rest = z.omit(AccountData, { orders: true, letters: true })
type Rest = z.infer<typeof Rest>

/**
 * Everything the shop keeps about a shopper, as the JSON of the contract's answer; pictures and names as the reader wants
 * them. Refused with 429 after too many. Orders and letters are streamed by pages, so that a long history does not block the
 * process.
 */
export async function readAccountData(deps: AuthDeps, shopper: Shopper, reader: Reader): Promise<Readable> {
  const { db, limits } = deps
  await limits.take(READS, shopper.id, messages.tooManyReads)
  const rest = await readRest(deps, shopper, reader)
  return Readable.from(writeAnswer(db, shopper.id, reader, rest))
}

async function readRest(deps: AuthDeps, shopper: Shopper, reader: Reader): Promise<Rest> {
  const { db } = deps
  const account = await accountOf(deps, shopper)
  const { id, name, email, phone, formerPhones, role, language } = account
  const wishes = await listWishesOf(db, id)
  const resets = await listResetsOf(db, id)
  const additions = await listAdditionsOf(db, id)
  const reviews = await listReviewsBy(db, id)
  const places = await listPlacesOf(db, id)
  const formerEmails = await listEmailReturnsOf(db, id)
  const waits = await listWaitsOf(db, id)
  return {
    account: { _id: id, name, email, phone, formerPhones, role, language, createdAt: iso(account.createdAt) },
    addresses: await listAddressesOf(db, id),
    formerAddresses: unlessEmpty((await findAddressee(db, id))?.formerAddresses ?? []),
    cart: await findCart(db, id, reader),
    cartAdditions: additions.map(({ productId, addedAt }) => ({ product: productId, addedAt: iso(addedAt) })),
    wishlist: wishes.map((wish) => ({ ...wish, wishedAt: iso(wish.wishedAt) })),
    reviews: reviews.map(({ productId, title, rating, review, createdAt }) => {
      return { product: productId, title, rating, review, createdAt: iso(createdAt) }
    }),
    deliveryPlaces: unlessEmpty(
      places.map((place) => ({ ...place, heldUntil: place.heldUntil && iso(place.heldUntil) })),
    ),
    formerEmails: unlessEmpty(formerEmails.map(({ email, createdAt }) => ({ email, leftAt: iso(createdAt) }))),
    waits: unlessEmpty(
      waits.map(({ productId, ...wait }) => ({ ...wait, product: productId, since: iso(wait.since) })),
    ),
    sessions: await listSessions(db, shopper),
    resets: resets.map(({ requestedAt, usedAt }) => ({ requestedAt: iso(requestedAt), usedAt: usedAt && iso(usedAt) })),
  }
}

export async function listSessions(db: Db, shopper: Shopper) {
  const sessions = await listSessionsOf(db, shopper.id)
  return sessions.map(({ sessionId, createdAt, expiresAt, device }) => ({
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    isThisOne: sessionId === shopper.sessionId,
    ...(device !== null && { device }),
  }))
}

async function* writeAnswer(db: Db, shopperId: string, reader: Reader, rest: Rest): AsyncGenerator<string> {
  const fields = JSON.stringify(z.parse(compile(Rest), rest)).slice(1, -1)
  yield `{"status":"success","data":{${fields},"orders":`
  yield* writeArray(Orders, listAllOrders(db, shopperId, reader))
  yield ',"letters":'
  yield* writeArray(Letters, listLetters(db, shopperId))
  yield '}}'
}

/** Writes a JSON array page by page. Other calls get a turn after each: the embedded database answers without giving them one. */
async function* writeArray(schema: Schema, pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '['
  for await (const page of pages) {
    yield separator + JSON.stringify(z.parse(compile(schema), page)).slice(1, -1)
    separator = ','
    await setImmediate()
  }
  yield separator === '[' ? '[]' : ']'
}

async function* listLetters(db: Db, shopperId: string) {
  for await (const page of listLettersTo(db, shopperId)) {
    yield page.map((letter) => ({
      ...letter,
      writtenAt: iso(letter.writtenAt),
      sentAt: letter.sentAt && iso(letter.sentAt),
    }))
  }
}

function unlessEmpty<Item>(list: Item[]): Item[] | undefined {
  return list.length === 0 ? undefined : list
}

function iso(moment: Date): string {
  return moment.toISOString()
}
