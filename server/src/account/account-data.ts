import type { AccountData } from '@baqala/contract/account'
import type { Order } from '@baqala/contract/orders'
import { MAX_PER_PAGE } from '@baqala/contract/paging'
import { listAddressesOf } from '../addresses/addresses.queries.ts'
import type { AuthDeps } from '../auth/auth.ts'
import { listAdditionsOf } from '../cart/additions.queries.ts'
import { findCart } from '../cart/cart.ts'
import type { Reader } from '../catalog/arabic-names.ts'
import type { Db } from '../db/rows.ts'
import type { Shopper } from '../http/route.ts'
import { listLettersTo } from '../mail/outbox.ts'
import { listOrders } from '../orders/list-orders.ts'
import { listPlacesOf, type PlaceRow } from '../orders/places.queries.ts'
import { listReviewsBy } from '../reviews/reviews.queries.ts'
import { messages } from './account.messages.en.ts'
import { listResetsOf, listSessionsOf, listWishesOf } from './account.queries.ts'
import { accountOf } from './confirm-password.ts'

// Each reads all orders of an account.
const READS = { name: 'reads of all data by account', max: 10, seconds: 3600 }

/** Everything the shop keeps about a shopper; pictures and names as the reader wants them. Refused with 429 after too many. */
export async function readAccountData(deps: AuthDeps, shopper: Shopper, reader: Reader): Promise<AccountData> {
  const { db, limits } = deps
  await limits.take(READS, shopper.id, messages.tooManyReads)
  const account = await accountOf(deps, shopper)
  const { id, name, email, phone, role, language } = account
  const wishes = await listWishesOf(db, id)
  const sessions = await listSessionsOf(db, id)
  const resets = await listResetsOf(db, id)
  const additions = await listAdditionsOf(db, id)
  const reviews = await listReviewsBy(db, id)
  const letters = await listLettersTo(db, id)
  const places = await listPlacesOf(db, id)
  return {
    account: { _id: id, name, email, phone, role, language, createdAt: iso(account.createdAt) },
    addresses: await listAddressesOf(db, id),
    cart: await findCart(db, id, reader),
    cartAdditions: additions.map(({ productId, addedAt }) => ({ product: productId, addedAt: iso(addedAt) })),
    wishlist: wishes.map((wish) => ({ ...wish, wishedAt: iso(wish.wishedAt) })),
    reviews: reviews.map(({ productId, rating, review, createdAt }) => {
      return { product: productId, rating, review, createdAt: iso(createdAt) }
    }),
    orders: await listAllOrders(db, id, reader),
    ...(places.length === 0 ? {} : { deliveryPlaces: places.map(toPlace) }),
    sessions: sessions.map(({ sessionId, createdAt, expiresAt }) => {
      return { createdAt: iso(createdAt), expiresAt: iso(expiresAt), isThisOne: sessionId === shopper.sessionId }
    }),
    resets: resets.map(({ requestedAt, usedAt }) => ({ requestedAt: iso(requestedAt), usedAt: usedAt && iso(usedAt) })),
    letters: letters.map((letter) => ({
      ...letter,
      writtenAt: iso(letter.writtenAt),
      sentAt: letter.sentAt && iso(letter.sentAt),
    })),
  }
}

async function listAllOrders(db: Db, shopperId: string, reader: Reader): Promise<Order[]> {
  const orders: Order[] = []
  for (let page: number | undefined = 1; page !== undefined;) {
    const { data, metadata } = await listOrders(db, shopperId, { limit: MAX_PER_PAGE, page }, reader)
    orders.push(...data)
    page = metadata.nextPage
  }
  return orders
}

function toPlace({ slotId, orderId, heldUntil }: PlaceRow) {
  return { slot: slotId, order: orderId, heldUntil: heldUntil && iso(heldUntil) }
}

function iso(moment: Date): string {
  return moment.toISOString()
}
