/** Everything at half speed: shoppers who fill, order and cancel, and others who watch their orders. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ADDRESS } from './shoppers.mjs'

export const SHOPPERS = 8
export const WATCHERS = 4

/** Goes on until `end`; `rest()` sends everybody away for a while, and resolves once nobody is there. */
export function startLoad({ line, port, random, end }) {
  const breaks = new AbortController()
  let pause = Promise.resolve()
  let isPaused = false
  let leave = new AbortController()
  let inside = 0
  const working = Promise.all([
    ...Array.from({ length: SHOPPERS }, () => comeAgain(goShopping)),
    ...Array.from({ length: WATCHERS }, () => comeAgain(watch)),
  ])
  working.catch(() => breaks.abort())

  return { working, rest }

  async function rest(work) {
    const { promise, resolve } = Promise.withResolvers()
    pause = promise
    isPaused = true
    leave.abort()
    while (inside > 0 && !breaks.signal.aborted) await sleep(50)
    await hangUp()
    const result = await work()
    isPaused = false
    leave = new AbortController()
    resolve()
    return result
  }

  async function comeAgain(visit) {
    while (Date.now() < end) {
      await pause
      inside += 1
      try {
        await visit()
      } finally {
        inside -= 1
      }
    }
  }

  async function goShopping() {
    const { token } = await line.signUp()
    const { body } = await line.insist(
      'GET',
      `/products?limit=40&page=${1 + random.below(3)}&keyword=${random.pick(['', 'milk', 'a', 'fresh'])}`,
    )
    for (let order = 0; order < 5 && !isPaused && Date.now() < end; order += 1) {
      const productId = random.pick(body.data)?._id ?? 'none'
      await slowly(line.insist('GET', `/products/${productId}`))
      await slowly(line.insist('POST', '/wishlist', { token, body: { productId } }))
      await slowly(line.insist('POST', '/cart', { token, body: { productId } }))
      await slowly(line.insist('PUT', `/cart/${productId}`, { token, body: { count: 2 } }))
      const { body: cart } = await line.insist('GET', '/cart', { token })
      const asked = { token, body: { shippingAddress: ADDRESS } }
      if (random.isOnce(4)) await slowly(line.insist('POST', `/orders/checkout-session/${cart.cartId}`, asked))
      const placed = await line.insist('POST', `/orders/${cart.cartId}`, asked)
      // What was bought comes back, or ten minutes would empty the shelves.
      if (placed.status === 201) await slowly(line.insist('POST', `/orders/${placed.body.data._id}/cancel`, { token }))
      await slowly(line.insist('DELETE', '/cart', { token }))
    }
    await line.insist('POST', '/auth/signout', { token })
  }

  /** Watches the orders of a shopper for a while, and comes again. */
  async function watch() {
    const { token } = await line.signUp()
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/orders/stream`, {
      headers: { token },
      signal: AbortSignal.any([leave.signal, AbortSignal.timeout(1_000 + random.below(20_000))]),
    }).catch(() => undefined)
    await response?.text().catch(() => undefined)
  }
}

/** Half speed: as long a rest as the request took. */
async function slowly(request) {
  const began = Date.now()
  await request
  await sleep(Date.now() - began)
}

/** fetch keeps its connections for as long as the shop would; this lets go of them, and begins anew. */
async function hangUp() {
  const key = Symbol.for('undici.globalDispatcher.1')
  const before = globalThis[key]
  globalThis[key] = new before.constructor()
  await before.close()
}
