/**
 * Shoppers who come at random moments, so many a second on average, whatever the shop does meanwhile. autocannon cannot: it
 * spends a second's calls as fast as it can and then waits for the next second, which is full load half of the time.
 */
import http from 'node:http'

// Whoever finds all of them busy waits, and the wait counts.
const MOST_SOCKETS = 256

/**
 * `operation` done `perSecond` times a second for `seconds`: milliseconds of a call, the first of an operation counted from
 * the moment the shopper came.
 */
export async function driveSteadily(operation, { shop, perSecond, seconds, products, shoppers }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: MOST_SOCKETS })
  const taken = []
  const visits = []
  const begun = performance.now()
  let due = begun
  for (let visitor = 0; due < begun + seconds * 1000; visitor += 1) {
    due += (-Math.log(1 - Math.random()) * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    // Nobody comes twice at once.
    const calls = operation.requests(1 + (visitor % shoppers), products)
    visits.push(visit(calls, { url: `${shop.url}/api/v1`, agent, since: Math.max(due, performance.now() - 1), taken }))
  }
  await Promise.all(visits)
  agent.destroy()
  taken.sort((one, other) => one - other)
  const at = (share) => Number(taken[Math.floor(taken.length * share)].toFixed(1))
  return { perSecond: visits.length / seconds, p50: at(0.5), p99: at(0.99) }
}

async function visit(calls, { url, agent, since, taken }) {
  const context = {}
  for (const { setupRequest, onResponse, ...call } of calls) {
    const request = setupRequest?.(call, context) ?? call
    const { status, body } = await ask(url + request.path, { ...request, agent })
    if (status >= 300) throw new Error(`${request.path}: ${status} ${body}`)
    taken.push(performance.now() - since)
    onResponse?.(status, body, context)
    since = performance.now()
  }
}

function ask(url, { body, path: _, ...options }) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, async (response) => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() })
    })
    request.on('error', reject).end(body)
  })
}
