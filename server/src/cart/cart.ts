/** The verbs of the cart. Each change is one statement, and so all or nothing; the answer is read after it, whole. */
import type { CartReply } from '@baqala/contract/cart'
import { MOST_PER_LINE } from '@baqala/contract/cart'
import { success } from '@baqala/contract/reply'
import { askTogether } from '../db/ask-together.ts'
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import {
  clearLines,
  deleteLine,
  insertOrRaiseLine,
  insertOrRaiseLines,
  updateLineCount,
  type Add,
  type LineChange,
} from './cart-lines.queries.ts'
import { toCart, type CartLineRow } from './cart.queries.ts'

/** Makes what puts one piece of a product into a shopper's cart: of all who ask at the same moment by one statement. */
export function makeAddToCart(db: Db): (add: Add) => Promise<void> {
  const adding = new Set<string>()
  const addTogether = askTogether(async (adds: Add[]) => {
    const changes = await insertOrRaiseLines(db, adds)
    const byShopper = new Map(changes.map((change) => [change.shopperId, change]))
    return ({ shopperId }) => byShopper.get(shopperId)
  })

  return async function addToCart(add) {
    const first = await addWithOthers(add)
    const change = first?.cartId == null ? await untilTheCartHolds(() => insertOrRaiseLine(db, add)) : first
    if (change.title === null) throw new Refusal(404, 'this product not found')
    if (change.count === null) throw cannotHave(change.title, change.available)
  }

  /** Nobody waits for a stranger's cart: one that is being changed or ordered, be it by another tab, is waited for alone. */
  async function addWithOthers(add: Add): Promise<LineChange | undefined> {
    if (adding.has(add.shopperId)) return undefined
    adding.add(add.shopperId)
    try {
      return await addTogether(add)
    } finally {
      adding.delete(add.shopperId)
    }
  }
}

/** A count of 0 takes the line out. Fewer than now is always possible, even where less is left than the cart holds. */
export async function setItemCount(db: Db, shopperId: string, productId: string, count: number): Promise<void> {
  if (count === 0) return removeFromCart(db, shopperId, productId)
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const change = await untilTheCartHolds(() => updateLineCount(db, shopperId, productId, count))
    if (change.title === null) break
    if (change.count !== null) return
    if (change.isShort) throw cannotHave(change.title, change.available)
  }
  throw new Refusal(404, 'this product is not in your cart')
}

// Another tab may take the line out and put it in again at the very moment; whoever does so five times may be told.
const MOST_LOOKS = 5

export async function removeFromCart(db: Db, shopperId: string, productId: string): Promise<void> {
  await untilTheCartHolds(() => deleteLine(db, shopperId, productId))
}

export async function emptyCart(db: Db, shopperId: string): Promise<void> {
  await untilTheCartHolds(() => clearLines(db, shopperId))
}

/** The body of every cart answer: specification 3, cart. */
export function cartReply(rows: readonly CartLineRow[], origin: string, message: string): CartReply {
  const cart = toCart(rows, origin)
  return success(message, { numOfCartItems: cart.products.length, cartId: cart._id, data: cart })
}

/** A refusal for want of stock; `available` counts what this shopper could have. */
export class CannotHave extends Refusal {
  constructor(title: string, available: number) {
    super(409, available <= 0 ? `${title} is sold out` : `Only ${available} left of ${title}`)
  }
}

export function cannotHave(title: string, available: number): Refusal {
  if (available >= MOST_PER_LINE) return new Refusal(409, `A cart holds at most ${MOST_PER_LINE} of one product`)
  return new CannotHave(title, available)
}

/**
 * An order may close the cart while a change waits for it; the next cart is there the moment the change looks again.
 */
export async function untilTheCartHolds<Change extends { readonly cartId: string | null }>(
  change: () => Promise<Change>,
): Promise<Change> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const result = await change()
    if (result.cartId !== null) return result
  }
  throw new Error('A shopper has no open cart.')
}
