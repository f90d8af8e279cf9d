/** Shoppers who retry after a 503: of hundreds of sign-ins at once the shop serves some and refuses the others for now. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from './http-client.mjs'
import { costs } from './load.mjs'
import { makeWaits } from './waits.mjs'

const BUSY = 503
// The shop's Retry-After (auth/passwords.ts).
const RETRY_AFTER_MS = 2_000

/**
 * Runs `operation`, a single call, by `connections` shoppers at once for `seconds`. Returns operations a second, milliseconds
 * from the first try to the answer, CPU milliseconds an operation, and retries for each operation.
 */
export async function driveWithRetries(operation, { shops: [shop], connections, seconds, products, shoppers }) {
  const line = openClient(shop.url, connections)
  const end = performance.now() + seconds * 1000
  const waits = makeWaits(1_000 * seconds)
  let next = 0
  let retries = 0
  const before = costs([shop])
  await Promise.all(Array.from({ length: connections }, keepCalling))
  const after = costs([shop])
  line.close()
  const served = waits.count()
  const took = (performance.now() - end) / 1000 + seconds
  return {
    perSecond: served / took,
    p50: Math.round(waits.at(0.5)),
    p99: Math.round(waits.at(0.99)),
    cpuMs: ((after.shop - before.shop) * 1000) / served,
    databaseMs: ((after.database - before.database) * 1000) / served,
    retries: retries / served,
  }

  async function keepCalling() {
    while (performance.now() < end) {
      next += 1
      const [{ path, method, headers, body }] = operation.requests(1 + (next % shoppers), products)
      const call = { path: `/api/v1${path}`, method, headers, body }
      const begun = performance.now()
      while ((await ask(call)) === BUSY) {
        retries += 1
        await sleep(RETRY_AFTER_MS)
      }
      waits.note(performance.now() - begun)
    }
  }

  function ask(call) {
    const { promise, resolve, reject } = Promise.withResolvers()
    line.ask(call, (error, status, text) => {
      if (error !== undefined) return reject(error)
      if (status >= 300 && status !== BUSY) return reject(new Error(`${call.path}: ${status} ${text}`))
      resolve(status)
    })
    return promise
  }
}
