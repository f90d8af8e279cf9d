/** Fuzzes every call of the API description through a socket; npm test does a short run (server/test/chaos). */
import { openShop } from './open-shop.mjs'
import { costOf } from './processes.mjs'
import { ADDRESS } from './shoppers.mjs'
import { aRequest, faultOf } from '../server/test/chaos/fuzz.ts'
import { makeRandom } from '../server/test/chaos/random.ts'
import { wordsOf } from '../server/test/chaos/visitor-words.ts'

const AT_ONCE = 8
const TOO_LONG_MS = 10_000
const RUNS = { postgres: 40_000, pglite: 20_000 }

export async function scenario({ seed, runs, database }) {
  const results = []
  for (const kind of database === undefined ? Object.keys(RUNS) : [database])
    results.push(await fuzz({ seed, runs: runs ?? RUNS[kind], kind }))
  const statuses = new Set(results.flatMap((result) => [...result.statuses.keys()]))
  const row = (what, tell) => [what, ...results.map(tell)]
  return {
    title: 'Fuzz',
    about: `${AT_ONCE} visitors at once; each answer is held against the API description.`,
    heads: ['what', ...results.map(({ name }) => name)],
    rows: [
      row('requests', ({ statuses: counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0)),
      ...[...statuses]
        .sort((a, b) => a - b)
        .map((status) => row(`answered with ${status}`, (one) => one.statuses.get(status) ?? 0)),
      row('calls answered in different ways (call and status)', ({ seen }) => seen),
      row('slowest answer', ({ slowest }) => `${Math.round(slowest)} ms`),
      row('memory before and after', ({ before, after }) => `${before.memoryMb} MB, ${after.memoryMb} MB`),
      row('faults', ({ faults }) => faults.length),
    ],
    faults: results.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  }
}

async function fuzz({ seed, runs, kind }) {
  const shop = await openShop(kind)
  const faults = []
  const found = { faults, statuses: new Map(), seen: new Set(), slowest: 0 }
  try {
    const description = await (await fetch(`http://127.0.0.1:${shop.port}/api/openapi.json`)).json()
    const before = costOf(shop.process.pid)
    // Each lane has a seed of its own, so that its requests do not depend on the other lanes.
    const lanes = Array.from({ length: AT_ONCE }, (_, lane) =>
      walk(shop, description, { lane, random: makeRandom(seed + lane), turns: runs / AT_ONCE }, found),
    )
    await Promise.all(lanes)
    if (shop.process.hasEnded()) throw new Error(`The shop ended:\n${shop.process.said()}`)
    await shop.process.inspectHeap()
    return { name: shop.database.name, ...found, seen: found.seen.size, before, after: costOf(shop.process.pid) }
  } finally {
    await shop.close()
  }
}

async function walk(shop, description, { lane, random, turns }, found) {
  let visitor
  for (let turn = 0; turn < turns && found.faults.length < 100; turn += 1) {
    if (turn % 75 === 0) visitor = await aVisitor(shop.client)
    const request = aRequest(description, random, visitor)
    const { method, url, headers, body, operation } = request
    const began = performance.now()
    const answer = await send(shop.port, request)
    found.slowest = Math.max(found.slowest, performance.now() - began)
    found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1)
    found.seen.add(`${operation.operationId} ${answer.status}`)
    const fault = answer.fault ?? faultOf(description, request, answer)
    if (fault === undefined) continue
    const shown = { method, url, headers: { ...headers, token: headers.token && '…' }, body: body?.slice(0, 300) }
    found.faults.push(
      `${operation.operationId} (lane ${lane}, turn ${turn}): ${fault}; asked ${JSON.stringify(shown)}; told ${answer.text?.slice(0, 200)}`,
    )
  }
}

async function send(port, { method, url, headers, body }) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      // fetch sets `host` itself.
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'host')),
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(TOO_LONG_MS),
    })
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
  } catch (error) {
    return { status: 0, type: '', text: '', fault: `not answered: ${error.cause?.message ?? error.message}` }
  }
}

async function aVisitor(client) {
  const shopper = await client.signUp()
  const { token } = shopper
  const { body: verified } = await client.insist('GET', '/auth/verifyToken', { token })
  const { body: list } = await client.insist('GET', '/products?limit=20&sort=-sold')
  const fill = (from, to) =>
    Promise.all(
      list.data.slice(from, to).map(({ _id }) => client.insist('POST', '/cart', { token, body: { productId: _id } })),
    )
  const cartId = async () => (await client.insist('GET', '/cart', { token })).body.cartId
  await fill(0, 1)
  const ordered = await client.insist('POST', `/orders/${await cartId()}`, {
    token,
    body: { shippingAddress: ADDRESS },
  })
  const orders = ordered.status === 201 ? [ordered.body.data._id] : []
  await fill(1, 4)
  const known = { ...shopper, id: verified.decoded.id, cartId: await cartId(), orders, products: list.data }
  return { token, words: wordsOf(known) }
}
