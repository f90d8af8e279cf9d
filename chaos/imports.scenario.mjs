/**
 * Kills the shop (SIGKILL) at a random moment while a manager's file of products is written. After each start all prices and
 * counts are those of one file, and the list of imports says so.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRandom } from '../server/test/chaos/random.ts'
import { openShop } from './open-shop.mjs'
import { signInAsOwner } from './shoppers.mjs'

const RUNS = { postgres: 40, pglite: 10 }
const ROWS = 2_000

export async function scenario({ seed, runs, database }) {
  const results = []
  for (const kind of database === undefined ? Object.keys(RUNS) : [database])
    results.push(await killImports({ seed, runs: runs ?? RUNS[kind], kind }))
  const row = (what, tell) => [what, ...results.map(tell)]
  return {
    title: 'Killed while importing',
    about: `The shop is killed (SIGKILL) while a file of ${ROWS} products is written, and started again.`,
    heads: ['what', ...results.map(({ name }) => name)],
    rows: [
      row('imports that were sent', ({ sent }) => sent),
      row('of them answered before the kill', ({ answered }) => answered),
      row('of the others written all the same', ({ written }) => written),
      row('faults', ({ faults }) => faults.length),
    ],
    faults: results.flatMap(({ faults }) => faults),
  }
}

async function killImports({ seed, runs, kind }) {
  const random = makeRandom(seed)
  const shop = await openShop(kind)
  const { database, port } = shop
  const told = { name: database.name, sent: 0, answered: 0, written: 0, faults: [] }
  // The first one is not killed, and tells how long an import takes here.
  const began = Date.now()
  await send(port, await signInAsOwner(port), 1)
  const longest = Math.round(1.3 * (Date.now() - began))
  let last = 1
  try {
    for (let run = 2; run <= runs + 1 && told.faults.length === 0; run += 1) {
      const cookie = await signInAsOwner(port)
      const sending = send(port, cookie, run)
      told.sent += 1
      await sleep(random.below(longest))
      await shop.process.kill()
      const isAnswered = await sending
      const found = await look(run)
      if (isAnswered) told.answered += 1
      else if (found === run) told.written += 1
      if (found !== run && (isAnswered || found !== last))
        told.faults.push(`run ${run}: the file of run ${found} is in the shop`)
      last = found
      await shop.start()
      process.stderr.write('.')
    }
    return told
  } finally {
    await shop.close()
  }

  /** The run whose file is in the shop. Anything half is a fault. */
  async function look(run) {
    const rows = await database.query(`
      select p.price / 100 as price, s.on_hand as count, count(*)::int as products
      from products p join stock s on s.product_id = p.id where p.slug like 'killed-%' group by 1, 2`)
    const [kept] = await database.query(`select max(substring(file from '[0-9]+')::int) as run from imports`)
    const [{ price, count, products }] = rows
    const isWhole = rows.length === 1 && products === ROWS && price === kept.run && count === kept.run
    if (!isWhole) told.faults.push(`run ${run} (seed ${seed}): ${JSON.stringify(rows)}, kept ${kept.run}`)
    return kept.run
  }
}

/** Sends a file whose prices and counts are the number of its run. False if it was not answered. */
async function send(port, cookie, run) {
  const lines = Array.from({ length: ROWS }, (_, at) => `killed-${at},Killed ${at},${run},Killed,${run}`)
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/admin/v1/imports?name=run-${run}.csv`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/csv', 'sec-fetch-site': 'same-origin' },
      body: ['slug,title,price,category,stock', ...lines].join('\n'),
    })
    return (await response.json()).status === 'success'
  } catch {
    return false
  }
}
