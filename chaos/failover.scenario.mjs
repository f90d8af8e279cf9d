/**
 * Two PostgreSQL servers with synchronous streaming replication, both in DATABASE_URL. While shoppers order, the primary is killed
 * (SIGKILL) and the standby promoted: the shop goes on by itself, and no acknowledged order may be lost.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/start-postgres.mjs'
import { makeRandom } from '../server/test/chaos/random.ts'
import { freePort } from '../server/test/free-port.ts'
import { checkInvariants } from './invariants.mjs'
import { startShop } from './processes.mjs'
import { ADDRESS, makeClient } from './shoppers.mjs'

const SHOPPERS = 6

export async function scenario({ seed, runs = 5 }) {
  const random = makeRandom(seed)
  const told = { faults: [], acknowledged: 0, slowestBackMs: 0, asked: 0, unanswered: 0, failed: 0 }
  for (let run = 0; run < runs && told.faults.length === 0; run += 1) {
    await failOver(random, told)
    process.stderr.write(told.faults.length === 0 ? '.' : 'F')
  }
  return {
    title: 'The database fails over',
    about: `${SHOPPERS} shoppers order while the primary of two PostgreSQL servers is killed and the standby promoted. Replication is synchronous.`,
    rows: [
      ['times the primary was killed', runs],
      ['longest from the kill to the next order', `${told.slowestBackMs} ms`],
      ['requests', told.asked],
      ['of them without an answer, and asked again', told.unanswered],
      ['of them answered with 5xx, and asked again', told.failed],
      ['orders acknowledged', told.acknowledged],
      ['faults', told.faults.length],
    ],
    faults: told.faults,
  }
}

async function failOver(random, told) {
  const primary = await startPostgres({ survives: 'a crash' })
  const standby = await primary.standBy()
  // After the copy was made, or the standby would wait for one of its own once it is promoted.
  await ask(primary.url, `alter system set synchronous_standby_names = '*'`)
  await ask(primary.url, 'select pg_reload_conf()')
  const port = await freePort()
  const [first, second] = [primary.url, standby.url].map((url) => new URL(url))
  const shop = await startShop(port, { DATABASE_URL: `postgres://baqala@${first.host},${second.host}/postgres` })
  const client = makeClient(() => port)
  const acknowledged = new Map()
  try {
    await ask(
      primary.url,
      `insert into stock_ledger (product_id, change, reason) select id, 100000, 'counted' from products`,
    )
    const { body } = await client.insist('GET', '/products?limit=40')
    const products = body.data.map(({ _id }) => _id)
    let isOver = false
    const shopping = Promise.all(
      Array.from({ length: SHOPPERS }, async () => {
        while (!isOver) {
          const { token } = await client.signUp()
          for (let order = 0; order < 4 && !isOver; order += 1) {
            await client.insist('POST', '/cart', { token, body: { productId: random.pick(products) } })
            const { cartId } = (await client.insist('GET', '/cart', { token })).body
            const placed = await client.insist('POST', `/orders/${cartId}`, {
              token,
              body: { shippingAddress: ADDRESS },
            })
            if (placed.status === 201) acknowledged.set(placed.body.data._id, { id: placed.body.data._id, cartId })
          }
        }
      }),
    )
    shopping.catch(() => undefined)
    await sleep(1_000 + random.below(1_500))
    const [before, began] = [acknowledged.size, Date.now()]
    await primary.crash()
    await ask(standby.url, 'select pg_promote()')
    while (acknowledged.size === before && Date.now() - began < 60_000) await sleep(20)
    told.slowestBackMs = Math.max(told.slowestBackMs, Date.now() - began)
    await sleep(1_000)
    isOver = true
    await shopping
    const { faults } = await checkInvariants((text) => ask(standby.url, text), acknowledged.values())
    told.faults.push(...faults)
    told.acknowledged += acknowledged.size
    for (const count of ['asked', 'unanswered', 'failed']) told[count] += client.counts[count]
  } finally {
    if (!shop.hasEnded()) await shop.kill()
    await standby.stop()
    await primary.stop().catch(() => undefined)
  }
}

async function ask(url, text) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
