/** How the changes that wait in the outbox become calls. */
import { type CartChange, type CartReply, countIn } from '../cart-state.ts'
import { messages } from '#messages/cart'

export interface WaitingChange {
  readonly id: number
  readonly shopper: string
  /** The Idempotency-Key of an addition. */
  readonly key: string
  readonly change: CartChange
  readonly title?: string | undefined
}

/** One call that sends changes of the log. */
export interface Step {
  /** Undefined if the server's cart is already as the shopper wants it. */
  readonly change: CartChange | undefined
  /** The key of an addition, for a server that keeps keys. */
  readonly key?: string
  /** The changes that are sent once the call has succeeded. */
  readonly sends: readonly WaitingChange[]
}

interface ProductChanges {
  additions: WaitingChange[]
  /** The count that the shopper saw last, if it was set. */
  count: number | undefined
  changes: WaitingChange[]
}

/**
 * The calls that bring the cart on the server to the state that the shopper has seen. Additions stay additions, each with its key,
 * so that nothing that another device has added is lost; a count that was set replaces the changes before it.
 */
export function stepsFor(unsent: readonly WaitingChange[], cart: CartReply): readonly Step[] {
  const lastClear = unsent.findLastIndex(({ change }) => change.kind === 'clear')
  const cleared = unsent.slice(0, lastClear + 1)
  const steps = [...byProduct(unsent.slice(lastClear + 1))].flatMap(([productId, changes]) =>
    stepsOfProduct(productId, changes, cleared.length > 0 ? 0 : countIn(cart, productId)),
  )
  return cleared.length > 0 ? [{ change: { kind: 'clear' }, sends: cleared }, ...steps] : steps
}

/** The log for a server that keeps no keys: additions become the count that they lead to, which may be sent twice. */
export function withCounts(unsent: readonly WaitingChange[], cart: CartReply): readonly WaitingChange[] {
  const lastClear = unsent.findLastIndex(({ change }) => change.kind === 'clear')
  const counted = [...byProduct(unsent.slice(lastClear + 1))].flatMap(([productId, { additions, count, changes }]) => {
    const [first] = additions
    if (count !== undefined || !first) return changes
    const inCart = lastClear < 0 ? countIn(cart, productId) : 0
    const sum = inCart + additions.length
    return [{ ...first, change: { kind: 'set count', productId, count: sum } as const }]
  })
  return [...unsent.slice(0, lastClear + 1), ...counted]
}

/** The changes of each product in the log, in the order in which they were first touched. */
function byProduct(unsent: readonly WaitingChange[]): Map<string, ProductChanges> {
  const products = new Map<string, ProductChanges>()
  for (const each of unsent) {
    const { change } = each
    const productId = change.kind === 'clear' ? '' : change.productId
    const product = products.get(productId) ?? { additions: [], count: undefined, changes: [] }
    products.set(productId, product)
    product.changes.push(each)
    if (change.kind === 'set count') product.count = Math.max(0, change.count)
    if (change.kind === 'remove') product.count = 0
    if (change.kind !== 'add') continue
    if (product.count === undefined) product.additions.push(each)
    else product.count += 1
  }
  return products
}

function stepsOfProduct(productId: string, { additions, count, changes }: ProductChanges, now: number): Step[] {
  if (count === undefined) {
    return additions.map((each) => ({ change: each.change, key: each.key, sends: [each] }))
  }
  if (count === now) return [{ change: undefined, sends: changes }]
  if (count === 0) return [{ change: { kind: 'remove', productId }, sends: changes }]
  const update: Step = { change: { kind: 'set count', productId, count }, sends: changes }
  if (now > 0) return [update]
  // Only a product that is in the cart has a count.
  const one = { kind: 'add', productId, whenUnreachable: messages.countFailed } as const
  const addition: Step = { change: one, key: changes.at(-1)?.key ?? '', sends: [] }
  return count === 1 ? [{ ...addition, sends: changes }] : [addition, update]
}
