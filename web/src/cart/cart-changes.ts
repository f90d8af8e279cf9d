/**
 * The cart's changes, one after the other: an answer holds the whole cart, so two on their way at once could arrive in the
 * wrong order and bring back what the shopper has just removed. Until the server has spoken, `applyChanges` shows the
 * cart as the shopper left it.
 */
import type { Outcome } from '../api/outcome.ts'
import { type CartAnswer, type CartReply, emptyCart, withCount, withoutProduct } from './cart-state.ts'

export type CartOutcome = Outcome<CartAnswer>

export type CartChange =
  | { readonly kind: 'add'; readonly productId: string }
  | { readonly kind: 'set count'; readonly productId: string; readonly count: number }
  | { readonly kind: 'remove'; readonly productId: string }
  | { readonly kind: 'clear' }

interface Job {
  readonly change: CartChange
  /** Told once the server has answered, or not; never told for a change that a later one has made pointless. */
  readonly settled: (outcome: CartOutcome) => void
}

interface Surroundings {
  /** A fetched cart that is still on its way would be older than the change; it is called off before one starts. */
  readonly callOffLoad: () => void
  readonly send: (change: CartChange) => Promise<CartOutcome>
  readonly keep: (change: CartChange, outcome: CartOutcome) => void
  /** All changes are through. */
  readonly rest: () => void
}

export function createCartChanges({ callOffLoad, send, keep, rest }: Surroundings) {
  const listeners = new Set<() => void>()
  let running: Job | undefined
  let waiting: readonly Job[] = []
  let changes: readonly CartChange[] = []

  function push(job: Job): void {
    waiting = [...waiting.filter((earlier) => !isReplacedBy(earlier.change, job.change)), job]
    tell()
    if (!running) void run()
  }

  async function run(): Promise<void> {
    callOffLoad()
    while (waiting[0]) {
      const job = waiting[0]
      running = job
      waiting = waiting.slice(1)
      const outcome = await send(job.change)
      // Forgotten meanwhile: the shopper has signed out.
      if (running !== job) return
      keep(job.change, outcome)
      running = undefined
      job.settled(outcome)
      tell()
    }
    rest()
  }

  function tell(): void {
    changes = [...(running ? [running] : []), ...waiting].map((job) => job.change)
    for (const listener of listeners) listener()
  }

  return {
    push,
    /** What is on its way or waiting, oldest first; the same array until it changes. */
    current: () => changes,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    forget() {
      running = undefined
      waiting = []
      tell()
    },
  }
}

/** A burst of taps is merged: only the last count of a product is worth sending, and none before it is removed. */
function isReplacedBy(waiting: CartChange, next: CartChange): boolean {
  if (next.kind === 'clear') return waiting.kind !== 'add'
  if (waiting.kind === 'clear' || waiting.productId !== next.productId) return false
  if (next.kind === 'set count') return waiting.kind === 'set count'
  return next.kind === 'remove' && waiting.kind !== 'add'
}

/** The cart as the shopper sees it. An added product shows once the server has told its price. */
export function applyChanges(cart: CartReply, changes: readonly CartChange[]): CartReply {
  return changes.reduce((seen, change) => {
    if (change.kind === 'set count') return withCount(seen, change.productId, change.count)
    if (change.kind === 'remove') return withoutProduct(seen, change.productId)
    if (change.kind === 'clear') return emptyCart(seen.cartId)
    return seen
  }, cart)
}
