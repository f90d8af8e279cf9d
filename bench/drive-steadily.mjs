/**
 * An open-loop load: shoppers arrive at random (Poisson), however busy the shop is. Every wait counts from the moment of
 * arrival, also one that this process causes.
 */
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { openClient } from './http-client.mjs'
import { visit } from './visit.mjs'
import { makeWaits } from './waits.mjs'

// With all of them busy a call waits, and the wait counts.
const MAX_SOCKETS = 64

// Not counted: connections are opened and code is compiled in these seconds.
const WARMING_SECONDS = 2

// Timers have a resolution of a millisecond: above this rate arrivals would come in bursts, so they are awaited by polling,
// which takes a core. Below it the database needs that core.
const MANY_A_SECOND = 5_000

/** Runs `operation` at `perSecond` for `seconds`. Returns the milliseconds of a call, including the wait for a connection. */
export async function driveSteadily(operation, { shop, perSecond, seconds, products, shoppers }) {
  const line = openClient(shop.url, MAX_SOCKETS)
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
    // No shopper makes two visits at once.
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
