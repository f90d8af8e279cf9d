/** Ten minutes of everything at half speed: what grows in ten minutes fills the machine in a month. */
import { readFileSync } from 'node:fs'
import { openDatabase } from './databases.mjs'
import { costOf, findFreePort, sleep, startShop } from './processes.mjs'
import { ADDRESS, makeLine } from './shoppers.mjs'
import { makeRandom } from '../server/src/torture/random.testing.ts'

const SHOPPERS = 8
const WATCHERS = 4
const EVERY_MS = 10_000
// Of the whole time: the first fifth fills caches and pools.
const WARMED_UP = 0.2
const MOST_MB_AN_HOUR = 60
const MOST_FURTHER_FILES = 20
// One for each request under way, and for each connection that idles.
const MOST_FURTHER_TIMERS = 20

export async function piece({ seed, seconds = 600, database: kind = 'postgres' }) {
  const random = makeRandom(seed)
  const database = await openDatabase(kind)
  const port = await findFreePort()
  const shop = await startShop(port, database.settings)
  const line = makeLine(() => port)
  const end = Date.now() + seconds * 1000
  const samples = []
  try {
    const working = [...Array(SHOPPERS).keys()].map(goShopping).concat([...Array(WATCHERS).keys()].map(watch))
    const failed = Promise.all(working)
    failed.catch(() => undefined)
    while (Date.now() < end) {
      await sleep(EVERY_MS)
      const held = await shop.collectGarbage()
      samples.push({
        seconds: seconds - (end - Date.now()) / 1000,
        ...held,
        ...costOf(shop.pid),
        ...(await costOfDatabase()),
      })
    }
    await failed
    return report()
  } finally {
    if (!shop.hasEnded()) await shop.kill('SIGTERM')
    await database.stop()
  }

  /** Connections, and the memory of what serves them: statements prepared without end would show there. */
  async function costOfDatabase() {
    if (!database.isShared) return { connections: 0, backendsMb: 0 }
    const rows = await database.query(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return { connections: rows.length, backendsMb: rows.reduce((sum, { pid }) => sum + privateMb(pid), 0) }
  }

  async function goShopping() {
    while (Date.now() < end) {
      const { token } = await line.signUp()
      const { body } = await line.insist(
        'GET',
        `/products?limit=40&page=${1 + random.below(3)}&keyword=${random.pick(['', 'milk', 'a', 'fresh'])}`,
      )
      for (let order = 0; order < 5 && Date.now() < end; order += 1) {
        const productId = random.pick(body.data)?._id ?? 'none'
        await rest(line.insist('GET', `/products/${productId}`))
        await rest(line.insist('POST', '/wishlist', { token, body: { productId } }))
        await rest(line.insist('POST', '/cart', { token, body: { productId } }))
        await rest(line.insist('PUT', `/cart/${productId}`, { token, body: { count: 2 } }))
        const { body: cart } = await line.insist('GET', '/cart', { token })
        const asked = { token, body: { shippingAddress: ADDRESS } }
        if (random.isOnce(4)) await rest(line.insist('POST', `/orders/checkout-session/${cart.cartId}`, asked))
        const placed = await line.insist('POST', `/orders/${cart.cartId}`, asked)
        // What was bought comes back, or ten minutes would empty the shelves.
        if (placed.status === 201) await rest(line.insist('POST', `/orders/${placed.body.data._id}/cancel`, { token }))
        await rest(line.insist('DELETE', '/cart', { token }))
      }
      await line.insist('POST', '/auth/signout', { token })
    }
  }

  /** Watches the orders of a shopper for a while, and comes again. */
  async function watch() {
    while (Date.now() < end) {
      const { token } = await line.signUp()
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/orders/stream`, {
        headers: { token },
        signal: AbortSignal.timeout(1_000 + random.below(20_000)),
      }).catch(() => undefined)
      await response?.text().catch(() => undefined)
    }
  }

  /** Half speed: as long a rest as the request took. */
  async function rest(request) {
    const began = Date.now()
    await request
    await sleep(Date.now() - began)
  }

  function report() {
    const late = samples.filter(({ seconds: at }) => at >= seconds * WARMED_UP)
    const [first, last] = [late.at(0), late.at(-1)]
    const slope = slopeOf(late.map(({ seconds: at, memoryMb }) => [at / 3600, memoryMb]))
    const mostFiles = Math.max(...late.map(({ files }) => files))
    const faults = []
    if (slope > MOST_MB_AN_HOUR) faults.push(`memory grows by ${slope.toFixed(0)} MB an hour`)
    if (last.files > first.files + MOST_FURTHER_FILES)
      faults.push(`open files grew from ${first.files} to ${last.files}`)
    if (last.timers > first.timers + MOST_FURTHER_TIMERS)
      faults.push(`timers grew from ${first.timers} to ${last.timers}`)
    if (last.backendsMb > first.backendsMb * 1.5 + 10) faults.push(`backends grew to ${last.backendsMb} MB`)
    if (last.threads > first.threads) faults.push(`threads grew from ${first.threads} to ${last.threads}`)
    if (line.counts.failed > 0) faults.push(`${line.counts.failed} requests were answered with 5xx`)
    if (line.counts.unanswered > 0) faults.push(`${line.counts.unanswered} requests were not answered`)
    return {
      title: 'Soak',
      about: `${SHOPPERS} shoppers and ${WATCHERS} who watch their orders, ${seconds} s on ${database.name}; memory after garbage was collected.`,
      rows: [
        ['requests', line.counts.asked],
        ['answered with 5xx, not answered', `${line.counts.failed}, ${line.counts.unanswered}`],
        ['memory after warming up, at the end', `${first.memoryMb} MB, ${last.memoryMb} MB`],
        ['slope of memory since then', `${slope.toFixed(1)} MB an hour`],
        ['open files after warming up, at the end, at most', `${first.files}, ${last.files}, ${mostFiles}`],
        ['threads after warming up, at the end', `${first.threads}, ${last.threads}`],
        ['timers after warming up, at the end', `${first.timers}, ${last.timers}`],
        ['other handles after warming up, at the end', `${first.handles}, ${last.handles}`],
        ['database connections after warming up, at the end', `${first.connections}, ${last.connections}`],
        ['memory of their backends after warming up, at the end', `${first.backendsMb} MB, ${last.backendsMb} MB`],
      ],
      faults,
    }
  }
}

function privateMb(pid) {
  try {
    return Math.round(Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/RssAnon:\s+(\d+)/)[1]) / 1024)
  } catch {
    // Gone since it was listed.
    return 0
  }
}

/** Least squares. */
function slopeOf(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const above = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return above / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}
