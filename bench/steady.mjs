/**
 * Shoppers who come at random moments, so many a second on average, whatever the shop does meanwhile. autocannon cannot: it
 * spends a second's calls as fast as it can and then waits for the next second, which is full load half of the time.
 */
import { Pool } from 'undici'

// Whoever finds all of them busy waits, and the wait counts.
const MOST_SOCKETS = 64

// Both sides are slow at first: new lines, code not yet compiled. What comes in these seconds is not counted.
const WARMING_SECONDS = 2

/** `operation` done `perSecond` times a second for `seconds`: milliseconds of a call, waiting for a line in the first of them. */
export async function driveSteadily(operation, { shop, perSecond, seconds, products, shoppers }) {
  const line = new Pool(shop.url, { connections: MOST_SOCKETS })
  const visits = []
  const begun = performance.now()
  const counted = begun + WARMING_SECONDS * 1000
  let due = begun
  for (let visitor = 0; due < counted + seconds * 1000; visitor += 1) {
    due += (-Math.log(1 - Math.random()) * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    // Nobody comes twice at once.
    const visiting = visit(operation.requests(1 + (visitor % shoppers), products), line)
    if (due >= counted) visits.push(visiting)
  }
  const taken = (await Promise.all(visits)).flat().sort((one, other) => one - other)
  await line.close()
  const at = (share) => Number(taken[Math.floor(taken.length * share)].toFixed(1))
  return { perSecond: visits.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Makes the calls of one shopper, one after the other; the milliseconds of each. */
async function visit(calls, line) {
  const context = {}
  const taken = []
  for (const { setupRequest, onResponse, ...call } of calls) {
    const { path, method = 'GET', headers, body } = setupRequest?.(call, context) ?? call
    const begun = performance.now()
    const answer = await line.request({ path: `/api/v1${path}`, method, headers, body })
    const isAwaited = onResponse !== undefined || answer.statusCode >= 300
    const text = await (isAwaited ? answer.body.text() : answer.body.dump({ limit: Infinity }))
    taken.push(performance.now() - begun)
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`)
    onResponse?.(answer.statusCode, text, context)
  }
  return taken
}
