/**
 * A model-based test: random concurrent calls of two shoppers and the shopkeeper against a model of the shop. Failures are
 * shrunk to a few calls. `npm run chaos -- interleavings` runs many more, from a new seed.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestShop } from '../build-test-app.ts'
import { hasExplanation } from './explain-round.ts'
import type { ModelCall, ModelShop } from './shop-model.ts'
import { openForModel } from './shop-under-model.ts'

const SHOPPERS = 2
const STOCK = [1, 4, 1100]
const { CHAOS_SEED = '20240607', CHAOS_RUNS = '15' } = process.env

const shop = openTestShop()

/** A call before its targets are known: `pick` chooses among the carts and orders that exist by then. */
const choice = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'add', 'set', 'set', 'remove', 'clear', 'wish', 'unwish'] as const),
    ...(['order', 'order', 'order', 'cancel', 'again', 'pack'] as const),
  ),
  shopper: fc.nat(SHOPPERS - 1),
  product: fc.nat(STOCK.length - 1),
  count: fc.constantFrom(0, 1, 2, 3, 5, 998, 999),
  pick: fc.nat(9),
  slot: fc.constantFrom(null, 0, 1),
})
type Choice = typeof choice extends fc.Arbitrary<infer Value> ? Value : never

const rounds = fc.array(fc.array(choice, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 14 })

test('whatever is asked at the same moment ends as if it had been asked one after another', async () => {
  const holds = fc.asyncProperty(rounds, async (all) => {
    const real = await openForModel(shop, SHOPPERS, STOCK)
    let before = await real.look()
    for (const round of all) {
      const calls = round.map((each) => aim(each, before, real.products))
      const statuses = await Promise.all(calls.map((call) => real.make(call)))
      const answered = calls.map((call, index) => ({ call, status: statuses[index] ?? 0 }))
      const after = await real.look()
      if (!hasExplanation(before, answered, after)) expect({ before, answered }).toEqual({ after })
      before = after
    }
  })
  await fc.assert(holds, { seed: Number(CHAOS_SEED), numRuns: Number(CHAOS_RUNS) })
}, 3_600_000)

function aim(
  { kind, shopper, product: index, count, pick, slot }: Choice,
  known: ModelShop,
  products: readonly string[],
) {
  const product = products[index] ?? ''
  const ordered = Object.keys(known.orders)
  // Mostly the open cart, sometimes one that either shopper ordered before.
  const open = known.carts[shopper]?.id ?? ''
  const cart = (pick > 6 ? ordered[pick % Math.max(1, ordered.length)] : undefined) ?? open
  const order = ordered[pick % Math.max(1, ordered.length)] ?? open
  return aimed()

  function aimed(): ModelCall {
    if (kind === 'set') return { kind, shopper, product, count }
    if (kind === 'clear') return { kind, shopper }
    if (kind === 'order') return { kind, shopper, cart, slot }
    if (kind === 'pack') return { kind, cart: order }
    if (kind === 'cancel' || kind === 'again') return { kind, shopper, cart: order }
    return { kind, shopper, product }
  }
}
