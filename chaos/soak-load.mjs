/** A steady load: shoppers who fill carts, order and cancel, and others who watch the stream of their orders. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ADDRESS } from './shoppers.mjs'

export const SHOPPERS = 8
export const WATCHERS = 4

/** Runs until `end`. `rest(work)` pauses the load, runs `work` without it, and returns its result. */
export function startLoad({ client, port, random, end }) {
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
    await closeConnections()
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
    const { token } = await client.signUp()
    const { body } = await client.insist(
      'GET',
      `/products?limit=40&page=${1 + random.below(3)}&keyword=${random.pick(['', 'milk', 'a', 'fresh'])}`,
    )
    for (let order = 0; order < 5 && !isPaused && Date.now() < end; order += 1) {
      const productId = random.pick(body.data)?._id ?? 'none'
      await slowly(client.insist('GET', `/products/${productId}`))
      await slowly(client.insist('POST', '/wishlist', { token, body: { productId } }))
      await slowly(client.insist('POST', '/cart', { token, body: { productId } }))
      await slowly(client.insist('PUT', `/cart/${productId}`, { token, body: { count: 2 } }))
      const { body: cart } = await client.insist('GET', '/cart', { token })
      const asked = { token, body: { shippingAddress: ADDRESS } }
      if (random.isOnce(4)) await slowly(client.insist('POST', `/orders/checkout-session/${cart.cartId}`, asked))
      const placed = await client.insist('POST', `/orders/${cart.cartId}`, asked)
      // Cancelling puts the pieces back, or ten minutes would use up all stock.
      if (placed.status === 201)
        await slowly(client.insist('POST', `/orders/${placed.body.data._id}/cancel`, { token }))
      await slowly(client.insist('DELETE', '/cart', { token }))
    }
    await client.insist('POST', '/auth/signout', { token })
  }

  /** Reads the order stream of a new shopper for up to 21 seconds. */
  async function watch() {
    const { token } = await client.signUp()
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/orders/stream`, {
      headers: { token },
      signal: AbortSignal.any([leave.signal, AbortSignal.timeout(1_000 + random.below(20_000))]),
    }).catch(() => undefined)
    await response?.text().catch(() => undefined)
  }
}

/** Waits as long again as the request took, which halves the load. */
async function slowly(request) {
  const began = Date.now()
  await request
  await sleep(Date.now() - began)
}

/** Replaces the dispatcher of fetch, which closes its idle connections. */
async function closeConnections() {
  const key = Symbol.for('undici.globalDispatcher.1')
  const before = globalThis[key]
  globalThis[key] = new before.constructor()
  await before.close()
}
