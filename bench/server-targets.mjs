/** The targets of the server, and whether a run met them. */

const TARGETS = { list: 2.5, product: 2.5, add: 3, checkout: 45, memoryMb: 220, startMs: 1500, p99: 20 }

/** Rows of what was measured, what it is measured beside, their ratio, the target, and whether it is met. */
export function targets({ usual, limits, memory, starts, halves }) {
  return [...readTargets(usual, limits), ...writeTargets(usual, limits), ...otherTargets(memory, starts, halves)]
}

function readTargets(usual, { servers }) {
  const wanted = [
    ['list of 40', TARGETS.list],
    ['list of 40, plain', TARGETS.list],
    ['one product', TARGETS.product],
  ]
  return wanted
    .filter(([name]) => name in usual)
    .map(([name, times]) =>
      atMost(`${name}: CPU of the server`, usual[name].cpuMs, servers[name].cpuMs, 'a bare Node server', times),
    )
}

function writeTargets(usual, { servers, databases }) {
  const add = usual['add to cart']
  const orders = usual['checkout (5 calls)']
  const rows = []
  if (add !== undefined) {
    const bare = servers['add to cart'].cpuMs + databases['add to cart'].databaseMs
    const what = 'add to cart: CPU of server and database'
    rows.push(atMost(what, add.cpuMs + add.databaseMs, bare, 'bare request and bare SQL', TARGETS.add))
  }
  if (orders !== undefined) {
    const bare = databases['checkout (5 calls)'].perSecond
    const share = (100 * orders.perSecond) / bare
    const beside = `${bare.toFixed(0)} bare transactions`
    const met = yes(share >= TARGETS.checkout)
    rows.push([
      'checkouts a second',
      orders.perSecond.toFixed(0),
      beside,
      `${share.toFixed(0)} %`,
      `≥ ${TARGETS.checkout} %`,
      met,
    ])
  }
  return rows
}

function otherTargets({ idleMb, loadedMb, maxMb }, [veryFirstMs, startMs], halves) {
  const rows = [
    [
      'memory under load',
      `${maxMb} MB at most`,
      `${idleMb} MB idle, ${loadedMb} MB after it`,
      '',
      `≤ ${TARGETS.memoryMb} MB`,
      yes(maxMb <= TARGETS.memoryMb),
    ],
    [
      'the very first start to the first answer',
      `${veryFirstMs} ms`,
      `${startMs} ms from the second on, without migrating and seeding`,
      '',
      `≤ ${TARGETS.startMs} ms`,
      yes(veryFirstMs <= TARGETS.startMs),
    ],
  ]
  const [worst] = halves.toSorted((one, other) => other.p99 - one.p99)
  if (worst !== undefined)
    rows.push([
      `p99 at half of the load that saturates: ${worst.operation.name}`,
      `${worst.p99} ms`,
      `${worst.bare.p99} ms, a bare Node server`,
      '',
      `≤ ${TARGETS.p99} ms`,
      yes(worst.p99 <= TARGETS.p99),
    ])
  return rows
}

function atMost(what, cost, bare, beside, times) {
  const ratio = cost / bare
  return [
    what,
    `${cost.toFixed(3)} ms`,
    `${bare.toFixed(3)} ms, ${beside}`,
    `${ratio.toFixed(1)}×`,
    `≤ ${times}×`,
    yes(ratio <= times),
  ]
}

export function yes(isMet) {
  return isMet ? 'yes' : '**no**'
}
