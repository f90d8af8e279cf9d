/** 200 shoppers hold, then order, the last 10 places of a slot at the same moment; a new slot each round. */
import { checkInvariants } from './invariants.mjs'
import { openShop } from './open-shop.mjs'
import { ADDRESS } from './shoppers.mjs'

const SHOPPERS = 200
const PLACES = 10
const ROUNDS = 10

export async function scenario({ runs = ROUNDS, database }) {
  const kinds = database === undefined ? ['postgres', 'pglite'] : [database]
  const results = []
  for (const kind of kinds) results.push(await race(kind, runs))
  const row = (what, tell) => [what, ...results.map(tell)]
  return {
    title: 'The last places',
    about: `${SHOPPERS} shoppers hold, then order, the last ${PLACES} places of a slot at the same moment.`,
    heads: ['what', ...results.map(({ name }) => name)],
    rows: [
      row('rounds', () => runs),
      row('held in each round', ({ held }) => held.join(', ')),
      row('ordered in each round', ({ ordered }) => ordered.join(', ')),
      row('longest until the last was answered', ({ slowestMs }) => `${slowestMs} ms`),
      row('faults', ({ faults }) => faults.length),
    ],
    faults: results.flatMap(({ faults }) => faults),
  }
}

async function race(kind, rounds) {
  const shop = await openShop(kind)
  const told = { held: [], ordered: [], slowestMs: 0, faults: [] }
  try {
    await shop.inDatabase((query) => prepare(query, rounds))
    const { client } = shop
    const shoppers = []
    for (let n = 0; n < SHOPPERS; n += 20)
      shoppers.push(...(await Promise.all(Array.from({ length: 20 }, () => client.signUp()))))
    const { body } = await client.insist('GET', '/products?limit=1')
    const productId = body.data[0]._id
    for (let round = 1; round <= rounds; round += 1) {
      // All shoppers come from one network, which may hold 300 times an hour.
      await shop.inDatabase((query) => query('delete from rate_limits'))
      await oneRound(client, round, shoppers, productId, told)
    }
    const { faults } = await shop.inDatabase((query) => checkInvariants(query, []))
    return { name: shop.database.name, ...told, faults: [...told.faults, ...faults] }
  } finally {
    await shop.close()
  }
}

async function prepare(query, slots) {
  await query(`insert into stock_ledger (product_id, change, reason)
    select product_id, 100000, 'counted' from stock order by product_id`)
  await query(`insert into delivery_rounds (id, name, name_ar) values ('last', 'Last', '')`)
  await query(`insert into delivery_areas (id, round_id, governorate, name, name_ar, fee)
    values ('last', 'last', 'EG-C', 'Last', '', 1500)`)
  await query(`insert into delivery_slots
    (id, round_id, day, from_minute, until_minute, starts_at, ends_at, cut_off, capacity)
    select 'last' || n, 'last', current_date + 2, n, n + 120, now() + interval '2 days', now() + interval '2 days 2 hours',
      now() + interval '2 days', ${PLACES} from generate_series(1, ${slots}) n`)
}

async function oneRound(client, round, shoppers, productId, told) {
  const slotId = `last${round}`
  const carts = await Promise.all(
    shoppers.map(async ({ token }) => {
      const { body } = await client.insist('POST', '/cart', { token, body: { productId } })
      return { token, cartId: body.cartId }
    }),
  )
  const began = Date.now()
  const holds = await Promise.all(
    carts.map(({ token }) => client.insist('POST', '/delivery/hold', { token, body: { slotId } })),
  )
  const delivery = { areaId: 'last', slotId, fee: 15 }
  const orders = await Promise.all(
    carts.map(({ token, cartId }) =>
      client.insist('POST', `/orders/${cartId}`, { token, body: { shippingAddress: ADDRESS, delivery } }),
    ),
  )
  told.slowestMs = Math.max(told.slowestMs, Date.now() - began)
  told.held.push(count(holds, 200))
  told.ordered.push(count(orders, 201))
  if (count(holds, 200) !== PLACES || count(holds, 409) !== SHOPPERS - PLACES)
    told.faults.push(`round ${round}: ${count(holds, 200)} held`)
  if (count(orders, 201) !== PLACES || count(orders, 409) !== SHOPPERS - PLACES)
    told.faults.push(`round ${round}: ${count(orders, 201)} ordered`)
  process.stderr.write('.')
}

function count(answers, status) {
  return answers.filter((answer) => answer.status === status).length
}
