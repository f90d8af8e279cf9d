/** Changes and reads the cart; each change is one statement or one short transaction. */
import { MAX_LINES, MAX_PER_LINE, type Cart } from '@baqala/contract/cart'
import { wholeTitleOf, type Goods, type Reader } from '../catalog/arabic-names.ts'
import { toCartProduct } from '../catalog/product-row.queries.ts'
import { inTransaction, retryLostRaces, theRow, type Db } from '../db/transaction.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { messages } from './cart.messages.en.ts'
import * as queries from './cart.queries.ts'
import type { CartLine } from './cart-lines.queries.ts'

/**
 * Adds one piece of a product. Refused if there is no such product (404) or no piece left (409). With a key that was used
 * before it adds nothing, and is refused (422) if that was for another product. A refused addition leaves no key.
 */
export async function addToCart(db: Db, shopperId: string, productId: string, key?: string): Promise<void> {
  if (key === undefined) return retryLostRaces(() => addOne(db, shopperId, productId))
  await inTransaction(db, async (tx) => {
    await queries.lockOpenCart(tx, shopperId)
    const earlier = await queries.keepKey(tx, shopperId, key, productId)
    if (earlier === undefined) return addOne(tx, shopperId, productId)
    if (earlier !== productId) throw new Refusal(422, messages.keyOfAnother)
  })
}

async function addOne(db: Db, shopperId: string, productId: string): Promise<void> {
  const change = orRefuse(await queries.addPiece(db, shopperId, productId), messages.productNotFound)
  if (change.count === null && change.isFull) throw new Refusal(409, messages.cartIsFull({ max: MAX_LINES }))
  if (change.count === null) throw tooFewLeft(change, change.available)
}

/** Sets the count of a product in the cart; 0 removes it. Refused if the cart does not hold it (404) or too few are left (409). */
export async function setItemCount(db: Db, shopperId: string, productId: string, count: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cartId = await queries.lockOpenCart(tx, shopperId)
    if (count === 0) return queries.deleteLine(tx, cartId, productId)
    const change = orRefuse(await queries.updateCount(tx, { cartId, shopperId, productId, count }), messages.notInCart)
    if (change.count === null) throw tooFewLeft(change, change.available)
  })
}

export function emptyCart(db: Db, shopperId: string): Promise<void> {
  return inTransaction(db, async (tx) => queries.deleteLines(tx, await queries.lockOpenCart(tx, shopperId)))
}

/** Reads the shopper's open cart: prices in EGP, pictures and names as the reader wants them. */
export async function findCart(db: Db, shopperId: string, reader: Reader): Promise<Cart> {
  const { origin, language } = reader
  const rows = await queries.listOpenCart(db, shopperId, language)
  const cart = theRow(rows)
  const lines = rows.filter((row) => row.lineId !== null)
  return {
    _id: cart.cartId,
    cartId: cart.cartId,
    cartOwner: cart.shopperId,
    products: lines.map((line) => toItem(line, origin)),
    totalCartPrice: goodsTotal(lines) / 100,
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
  }
}

function toItem(line: queries.CartLineRow, origin: string): Cart['products'][number] {
  return {
    _id: line.lineId ?? '',
    count: line.count,
    price: line.price / 100,
    ...(line.priceWhenAdded === line.price ? {} : { priceWhenAdded: line.priceWhenAdded / 100 }),
    product: toCartProduct(line, line.available, origin),
  }
}

/** The refusal (409) of a count above the stock or the limit per line. */
export function tooFewLeft(goods: Goods, available: number): Refusal {
  const title = wholeTitleOf(goods)
  if (available >= MAX_PER_LINE) return new Refusal(409, messages.tooManyOfOne({ max: MAX_PER_LINE }))
  return new Refusal(409, available <= 0 ? messages.soldOut(title) : messages.onlyLeft({ ...title, available }))
}

/** Piastres: the price of these goods, without delivery. */
export function goodsTotal(lines: readonly Pick<CartLine, 'price' | 'count'>[]): number {
  return lines.reduce((total, line) => total + line.price * line.count, 0)
}
