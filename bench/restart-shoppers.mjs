import { setTimeout as sleep } from 'node:timers/promises'

// A minute of failures is no restart: the run ends with an error, in place of counting one failure thousands of times.
const TRIES = 120
const BEFORE_NEXT_TRY_MS = 500

const ADDRESS = { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' }

/** Shoppers who shop at `api` until `stop()`, through every restart of the servers, and counts of their calls. */
export function makeShoppers(api) {
  const counts = { reads: 0, failedReads: 0, changes: 0, failedChanges: 0, orders: 0, repeatedOrders: 0 }
  const failures = new Map()
  /** Order numbers by the cart they were made of. */
  const acknowledged = new Map()
  let isOver = false

  /** Repeats: list products, add one to the cart, order. */
  async function shop(number) {
    const email = `restart${number}@example.com`
    const registration = { name: 'Restart', email, password: 'Secret12', rePassword: 'Secret12', phone: '01012345678' }
    const { token } = (await change('POST', '/auth/signup', registration)).body
    while (!isOver) {
      const products = (await read(`/products?limit=40&page=${1 + (number % 3)}`)).body.data
      const product = products[Math.floor(Math.random() * products.length)]
      if (product.quantity === 0) continue
      const added = await change('POST', '/cart', { productId: product._id }, token)
      const { cartId } = (await read('/cart', token)).body
      if (added.status === 200) await order(cartId, token)
    }
  }

  /** Retries an order that was not answered, with the same cart. */
  async function order(cartId, token) {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const { status, body } = await change('POST', `/orders/${cartId}`, { shippingAddress: ADDRESS }, token)
      if (status === 201) {
        counts.orders += 1
        if (tries > 1) counts.repeatedOrders += 1
        acknowledged.set(cartId, [...(acknowledged.get(cartId) ?? []), body.data.id])
        return
      }
      if (status !== undefined && status < 500) return
      await sleep(BEFORE_NEXT_TRY_MS)
    }
    throw new Error(`An order was not answered in ${TRIES} tries.`)
  }

  async function read(call, token) {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const answer = await ask('GET', call, undefined, token)
      counts.reads += 1
      if (answer.status === 200) return answer
      counts.failedReads += 1
      note('GET', answer)
      await sleep(BEFORE_NEXT_TRY_MS)
    }
    throw new Error(`GET ${call} failed ${TRIES} times.`)
  }

  /** nginx may not repeat a change, so some of these may fail while a process stops. */
  async function change(method, call, body, token) {
    const answer = await ask(method, call, body, token)
    counts.changes += 1
    if (answer.status === undefined || answer.status >= 500) {
      counts.failedChanges += 1
      note(method, answer)
      if (call === '/auth/signup') return change(method, call, { ...body, email: `again${body.email}` }, token)
    }
    return answer
  }

  async function ask(method, call, body, token) {
    try {
      const response = await fetch(api + call, {
        method,
        headers: { ...(token === undefined ? {} : { token }), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json().catch(() => undefined) }
    } catch (error) {
      return { status: undefined, why: error.cause?.code ?? error.message }
    }
  }

  function note(method, { status, why }) {
    const what = `${method} ${status ?? why}`
    failures.set(what, (failures.get(what) ?? 0) + 1)
  }

  return { counts, failures, acknowledged, shop, stop: () => void (isOver = true) }
}
