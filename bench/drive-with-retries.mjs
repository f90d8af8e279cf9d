/** Shoppers who, asked to come back in a moment, do so. Of hundreds of sign-ins at once the shop takes some and asks the others. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openLine } from './light-line.mjs'
import { costs } from './load.mjs'
import { makeWaits } from './waits.mjs'

const COME_BACK = 503
// What the shop says in Retry-After (auth/passwords.ts).
const BACK_AFTER_MS = 2_000

/**
 * `operation`, of one call, by `connections` shoppers at once for `seconds`: operations a second, milliseconds from the
 * first try to the answer, CPU milliseconds an operation, and how often somebody was asked to come back, for each who was served.
 */
export async function drivePatiently(operation, { shops: [shop], connections, seconds, products, shoppers }) {
  const line = openLine(shop.url, connections)
  const end = performance.now() + seconds * 1000
  const waits = makeWaits(1_000 * seconds)
  let next = 0
  let cameBack = 0
  const before = costs([shop])
  await Promise.all(Array.from({ length: connections }, beServed))
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
    cameBack: cameBack / served,
  }

  async function beServed() {
    while (performance.now() < end) {
      next += 1
      const [{ path, method, headers, body }] = operation.requests(1 + (next % shoppers), products)
      const call = { path: `/api/v1${path}`, method, headers, body }
      const begun = performance.now()
      while ((await ask(call)) === COME_BACK) {
        cameBack += 1
        await sleep(BACK_AFTER_MS)
      }
      waits.note(performance.now() - begun)
    }
  }

  function ask(call) {
    const { promise, resolve, reject } = Promise.withResolvers()
    line.ask(call, (error, status, text) => {
      if (error !== undefined) return reject(error)
      if (status >= 300 && status !== COME_BACK) return reject(new Error(`${call.path}: ${status} ${text}`))
      resolve(status)
    })
    return promise
  }
}
