/**
 * Shoppers who come at random moments, so many a second on average, whatever the shop does meanwhile. They share the machine
 * with the shop, and whatever holds them up, from the moment they wanted to come, counts as the shop's.
 */
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { openLine } from './light-line.mjs'
import { visit } from './visit.mjs'
import { makeWaits } from './waits.mjs'

// Whoever finds all of them busy waits, and the wait counts.
const MOST_SOCKETS = 64

// Both sides are slow at first: new lines, code not yet compiled. What comes in these seconds is not counted.
const WARMING_SECONDS = 2

// Timers go by the millisecond: where many come in each, they would come as crowds. Those are awaited without sleep, which
// takes a core; for fewer, who change things, it would be the database's.
const MANY_A_SECOND = 5_000

/** `operation` done `perSecond` times a second for `seconds`: milliseconds of a call, waiting for a line in the first of them. */
export async function driveSteadily(operation, { shop, perSecond, seconds, products, shoppers }) {
  const line = openLine(shop.url, MOST_SOCKETS)
  const calls = operation.requests(1, products).length
  const waits = makeWaits(2 * calls * perSecond * seconds)
  const begun = performance.now()
  const counted = begun + WARMING_SECONDS * 1000
  const visits = { begun: 0, counted: 0, ended: 0 }
  let failure
  let due = begun
  for (; due < counted + seconds * 1000; visits.begun += 1) {
    due += (-Math.log(1 - Math.random()) * 1000) / perSecond
    await (perSecond > MANY_A_SECOND ? awake(due) : asleep(due))
    if (failure !== undefined) throw failure
    const isCounted = due >= counted
    if (isCounted) visits.counted += 1
    // Nobody comes twice at once.
    const visiting = operation.requests(1 + (visits.begun % shoppers), products)
    const ended = (error) => {
      failure ??= error
      visits.ended += 1
    }
    visit(visiting, line, isCounted ? waits.note : () => undefined, ended, due)
  }
  while (visits.ended < visits.begun) await sleep(10)
  if (failure !== undefined) throw failure
  line.close()
  return { perSecond: visits.counted / seconds, p50: waits.at(0.5), p99: waits.at(0.99) }
}

async function asleep(until) {
  const wait = until - performance.now()
  await (wait > 0 ? sleep(wait) : turn())
}

async function awake(until) {
  do await turn()
  while (performance.now() < until)
}
