/**
 * Kills the shop or its PostgreSQL server at a random moment while shoppers order and retry, restarts it and checks the
 * invariants of the tables: no acknowledged order may be lost, doubled or stuck.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRandom } from '../server/test/chaos/random.ts'
import { checkInvariants, countLetters } from './invariants.mjs'
import { openShop } from './open-shop.mjs'
import { ADDRESS } from './shoppers.mjs'

const SHOPPERS = 6
const DRAIN_MS = 150_000
// A shopper gets letters about 20 orders an hour, opened payment pages included. More orders would have no letter.
const MAX_ORDERS = 9

const DELIVERY = { areaId: 'crash', fee: 15 }
const SLOTS = ['crash1', 'crash2', 'crash3']

/** An area with slots that fill up: each has room for a part of the orders. */
function deliveryRound() {
  return [
    `insert into delivery_rounds (id, name, name_ar) values ('crash', 'Crash', '')`,
    `insert into delivery_areas (id, round_id, governorate, name, name_ar, fee)
      values ('crash', 'crash', 'EG-C', 'Crash', '', 1500)`,
    ...SLOTS.map(
      (id, n) => `insert into delivery_slots
        (id, round_id, day, from_minute, until_minute, starts_at, ends_at, cut_off, capacity)
        values ('${id}', 'crash', current_date + 2, ${600 + 120 * n}, ${720 + 120 * n}, now() + interval '2 days',
          now() + interval '2 days 2 hours', now() + interval '2 days', ${40 * 10 ** n})`,
    ),
  ]
}

export async function crash({ seed, runs, database: kind }) {
  const shop = await openShop(kind)
  const acknowledged = new Map()
  const told = { kills: { shop: 0, database: 0 }, again: 0, slowestBackMs: 0, slowestStartMs: 0, startCpuMs: 0 }
  const faults = []
  const state = { shop, random: makeRandom(seed), acknowledged, told, faults }
  try {
    await shop.inDatabase(fill)
    for (let run = 0; run < runs && faults.length === 0; run += 1) {
      const what = await oneRun(state)
      const found = await shop.inDatabase((query) => checkInvariants(query, acknowledged.values()))
      faults.push(...found.faults.map((fault) => `run ${run} (seed ${seed}, ${what} killed): ${fault}`))
      process.stderr.write(faults.length === 0 ? '.' : 'F')
    }
    const letters = await drain(state)
    await shop.process.kill('SIGTERM')
    const end = await checkInvariants(shop.database.query, acknowledged.values())
    return {
      ...told,
      ...shop.client.counts,
      database: shop.database.name,
      acknowledged: acknowledged.size,
      letters,
      orders: end.orders,
      faults: [...new Set([...faults, ...end.faults])],
    }
  } finally {
    await shop.close()
  }
}

async function fill(query) {
  await query(`insert into stock_ledger (product_id, change, reason)
    select product_id, 100000, 'counted' from stock order by product_id`)
  for (const statement of deliveryRound()) await query(statement)
}

/** Kills the shop or its database under load, and returns which. */
async function oneRun(state) {
  const { shop, random, told } = state
  const { client, database } = shop
  const witness = await client.signUp()
  const { body } = await client.insist('GET', '/products?limit=40')
  const products = body.data.map(({ _id }) => _id)
  let isOver = false
  const comeAndGo = async () => {
    while (!isOver) await goShopping(state, await client.signUp(), products, () => isOver)
  }
  const shopping = Promise.all(Array.from({ length: SHOPPERS }, comeAndGo))
  // Awaited below, after the kill; until then a rejection must not end the process.
  shopping.catch(() => undefined)
  await sleep(100 + random.below(1_400))
  const what = database.crash !== undefined && random.isOnce(2) ? 'database' : 'shop'
  told.kills[what] += 1
  const began = Date.now()
  if (what === 'shop') await killShop(state)
  else {
    await database.crash()
    await database.restart()
  }
  await client.insist('GET', '/cart', { token: witness.token })
  told.slowestBackMs = Math.max(told.slowestBackMs, Date.now() - began)
  await sleep(200 + random.below(400))
  isOver = true
  await shopping
  if (shop.process.hasEnded()) throw new Error(`The shop ended by itself:\n${shop.process.said()}`)
  return what
}

/** Records the CPU time of the start too, because a busy machine stretches the wall time. */
async function killShop({ shop, told }) {
  await shop.process.kill()
  const began = Date.now()
  await shop.start()
  told.slowestStartMs = Math.max(told.slowestStartMs, Date.now() - began)
  told.startCpuMs = Math.max(told.startCpuMs, shop.process.startCpuMs)
}

/** Fills a cart, sometimes opens a payment page for it, orders it, and sometimes cancels or orders again. */
async function goShopping(state, { token }, products, isOver) {
  const { shop, random, acknowledged, faults } = state
  const { client } = shop
  for (let order = 0; order < MAX_ORDERS && !isOver(); order += 1) {
    const wanted = Array.from({ length: 1 + random.below(3) }, () => random.pick(products))
    for (const productId of wanted) await client.insist('POST', '/cart', { token, body: { productId } })
    const { body: cart } = await client.insist('GET', '/cart', { token })
    const { cartId } = cart
    const delivery = random.isOnce(2) ? { delivery: { ...DELIVERY, slotId: random.pick(SLOTS) } } : {}
    const asked = { token, body: { shippingAddress: ADDRESS, ...delivery } }
    if (random.isOnce(5)) await client.insist('POST', `/orders/checkout-session/${cartId}`, asked)
    const placed = await client.insist('POST', `/orders/${cartId}`, asked)
    if (placed.status !== 201) {
      // 409: another request about this cart, its pieces or its slot came first. Any other refusal is a fault.
      if (placed.status !== 409) faults.push(`cart ${cartId} was refused: ${placed.status} ${placed.body.message}`)
      continue
    }
    const { _id: id } = placed.body.data
    const known = acknowledged.get(cartId)
    if (known !== undefined && known.id !== id) faults.push(`cart ${cartId} was answered with two orders`)
    acknowledged.set(cartId, { id, cartId, isCancelled: false })
    if (random.isOnce(4)) await repeatOrder(state, cartId, id, asked)
    const isCancelling = random.isOnce(6)
    if (isCancelling) {
      const { status } = await client.insist('POST', `/orders/${id}/cancel`, { token })
      if (status === 200) acknowledged.set(cartId, { id, cartId, isCancelled: true })
    } else if (random.isOnce(6)) await client.insist('POST', `/orders/${id}/again`, { token })
  }
}

async function repeatOrder({ shop, told, faults }, cartId, id, asked) {
  told.again += 1
  const { status, body } = await shop.client.insist('POST', `/orders/${cartId}`, asked)
  if (status !== 201 || body.data._id !== id) faults.push(`cart ${cartId}, asked again, is ${status} ${body.message}`)
}

/** Waits until every letter was sent. A process that was killed while sending left its letters leased for a minute. */
async function drain({ shop, faults }) {
  const deadline = Date.now() + DRAIN_MS
  for (;;) {
    await sleep(shop.database.isShared ? 1_000 : 75_000)
    const letters = await shop.inDatabase(countLetters)
    const isDone = letters.sent === letters.written
    if (!isDone && Date.now() <= deadline) continue
    if (!isDone || letters.unwritten > 0 || letters.arrived < letters.written)
      faults.push(`letters: ${JSON.stringify(letters)}`)
    return letters
  }
}
