import { setTimeout as sleep } from 'node:timers/promises'
import type { Gauge, Registry } from 'prom-client'
import type { Connection } from '../db/connection.ts'
import { findBackupAge } from '../db/last-backup.ts'
import type { Db } from '../db/rows.ts'
import { findOutboxDepth } from '../mail/outbox.ts'
import { UNFINISHED } from '../orders/order-states.ts'
import { countOpenOrders, countOrdersTaken } from '../orders/order-counts.queries.ts'

// Well below the ten seconds that Prometheus waits, so that a database that hangs does not hide the process.
const MAX_READ_MS = 3_000
const SAME_EVERYWHERE = 'The same in every process: take max(), not sum().'

type Facts = Awaited<ReturnType<typeof readFacts>>

/** Adds the metrics that are read from the database. While it does not answer they are absent, but for baqala_database_up. */
export function addDatabaseGauges(
  prometheus: typeof import('prom-client'),
  registers: Registry[],
  { db, poolUse }: Connection,
): void {
  const { Counter, Gauge } = prometheus
  // Collected before the others, whose own queries take a connection.
  addConnectionGauge(prometheus, registers, poolUse)
  const read = shareConcurrent(() => readInTime(db))

  function gauge(name: string, help: string, fill: (gauge: Gauge, facts: Facts) => void, labelNames: string[] = []) {
    new Gauge({
      name,
      help: `${help} ${SAME_EVERYWHERE}`,
      labelNames,
      registers,
      async collect() {
        const facts = await read()
        this.reset()
        if (facts !== undefined) fill(this, facts)
        // Without labels a reset metric is 0.
        else if (labelNames.length === 0) this.remove()
      },
    })
  }

  new Gauge({
    name: 'baqala_database_up',
    help: 'Whether the database answers this process: 1 or 0. Without it the metrics read from it are absent.',
    registers,
    async collect() {
      this.set((await read()) === undefined ? 0 : 1)
    },
  })
  gauge(
    'baqala_outbox_mails',
    'Mails by state: waiting to be sent, and given up after the last attempt.',
    (mails, { outbox }) => {
      mails.set({ state: 'waiting' }, outbox.waiting)
      mails.set({ state: 'given up' }, outbox.givenUp)
    },
    ['state'],
  )
  gauge('baqala_outbox_oldest_seconds', 'Age of the mail that has waited longest.', (age, { outbox }) =>
    age.set(outbox.oldestSeconds),
  )
  gauge(
    'baqala_orders',
    'Orders that still need an action, by state.',
    (orders, { open }) => {
      for (const state of UNFINISHED) orders.set({ state }, 0)
      for (const { state, count } of open) orders.set({ state }, count)
    },
    ['state'],
  )
  gauge('baqala_last_backup_age_seconds', 'Age of the last backup; +Inf if there is none.', (age, { backupAge }) =>
    age.set(backupAge ?? Infinity),
  )
  new Counter({
    name: 'baqala_orders_placed_total',
    help: `Orders that the shop has taken, those never paid included. ${SAME_EVERYWHERE}`,
    registers,
    async collect() {
      const facts = await read()
      this.reset()
      if (facts === undefined) this.remove()
      else this.inc(facts.taken)
    },
  })
}

function addConnectionGauge(
  { Gauge }: typeof import('prom-client'),
  registers: Registry[],
  poolUse: Connection['poolUse'],
): void {
  new Gauge({
    name: 'baqala_database_connections',
    help: 'Database connections of this process: in use, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count)
    },
  })
}

/** Undefined if the database does not answer, or not in time. */
function readInTime(db: Db): Promise<Facts | undefined> {
  const tooLate = sleep(MAX_READ_MS, undefined, { ref: false })
  return Promise.race([readFacts(db).catch(() => undefined), tooLate])
}

/** One after the other, so that a scrape takes one connection of the pool. */
async function readFacts(db: Db) {
  return {
    outbox: await findOutboxDepth(db),
    open: await countOpenOrders(db),
    taken: await countOrdersTaken(db),
    backupAge: await findBackupAge(db),
  }
}

/** Concurrent calls share one result: all metrics of a scrape are collected from the same queries. */
function shareConcurrent<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined
  return () => {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }
}
