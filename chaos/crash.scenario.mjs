import { crash } from './crash.mjs'

const RUNS = { postgres: 300, pglite: 30 }

export async function scenario({ seed, runs, database }) {
  const results = []
  for (const kind of database === undefined ? Object.keys(RUNS) : [database]) {
    results.push(await crash({ seed, runs: runs ?? RUNS[kind], database: kind }))
  }
  const row = (what, tell) => [what, ...results.map(tell)]
  return {
    title: 'Killed under load',
    about:
      '6 shoppers order without giving up while the shop, or its PostgreSQL, is killed (SIGKILL) and started again.',
    heads: ['what', ...results.map(({ database: name }) => name)],
    rows: [
      row('times the shop was killed', ({ kills }) => kills.shop),
      row('times the PostgreSQL server was killed', ({ kills }) => kills.database),
      row('longest until shoppers were served again', ({ slowestBackMs }) => `${slowestBackMs} ms`),
      row('longest until the shop had started again', ({ slowestStartMs }) => `${slowestStartMs} ms`),
      row('most processor time of such a start', ({ startCpuMs }) => `${startCpuMs} ms`),
      row('requests', ({ asked }) => asked),
      row('of them without an answer, and asked again', ({ unanswered }) => unanswered),
      row('of them answered with 5xx, and asked again', ({ failed }) => failed),
      row('orders acknowledged', ({ acknowledged }) => acknowledged),
      row('orders in the database, the replaced ones included', ({ orders }) => orders),
      row('acknowledged orders asked for again', ({ again }) => again),
      row('letters written, sent, arrived', ({ letters }) => `${letters.written}, ${letters.sent}, ${letters.arrived}`),
      row('faults', ({ faults }) => faults.length),
    ],
    faults: results.flatMap(({ faults }) => faults),
  }
}
