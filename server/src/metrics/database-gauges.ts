import { setTimeout as sleep } from 'node:timers/promises'
import type { Gauge, Registry } from 'prom-client'
import type { Connection } from '../db/connection.ts'
import { findBackupAge } from '../backup/last-backup.queries.ts'
import type { Db } from '../db/rows.ts'
import { findOutboxDepth } from '../mail/outbox.ts'
import { UNFINISHED } from '../orders/order-states.ts'
import { countOpenOrders, countOrdersTaken } from '../orders/orders.queries.ts'

// Well below the ten seconds that Prometheus waits, so that a database that hangs does not hide the process.
const MAX_READ_MS = 3_000
const SAME_EVERYWHERE = 'The same in every process: take max(), not sum().'

type Facts = Awaited<ReturnType<typeof readFacts>>

/** A gauge that is read from the database at a scrape. */
interface DatabaseGauge {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  readonly fill: (gauge: Gauge, facts: Facts) => void
}

const GAUGES: readonly DatabaseGauge[] = [
  {
    name: 'baqala_outbox_mails',
    help: 'Mails by state: waiting to be sent, and given up after the last attempt.',
    labelNames: ['state'],
    fill(mails, { outbox }) {
      mails.set({ state: 'waiting' }, outbox.waiting)
      mails.set({ state: 'given up' }, outbox.givenUp)
    },
  },
  {
    name: 'baqala_outbox_oldest_seconds',
    help: 'Age of the mail that has waited longest.',
    fill: (age, { outbox }) => age.set(outbox.oldestSeconds),
  },
  {
    name: 'baqala_orders',
    help: 'Orders that still need an action, by state.',
    labelNames: ['state'],
    fill(orders, { open }) {
      for (const state of UNFINISHED) orders.set({ state }, 0)
      for (const { state, count } of open) orders.set({ state }, count)
    },
  },
  {
    name: 'baqala_last_backup_age_seconds',
    help: 'Age of the last backup; +Inf if there is none.',
    fill: (age, { backupAge }) => age.set(backupAge ?? Infinity),
  },
]

/** Adds the metrics that are read from the database. While it does not answer they are absent, but for baqala_database_up. */
export function addDatabaseGauges(
  prometheus: typeof import('prom-client'),
  registers: Registry[],
  { db, poolUse }: Connection,
): void {
  const { Counter, Gauge } = prometheus
  let reading: Promise<Facts | undefined> | undefined
  // All metrics of a scrape are collected from the same queries.
  const read = () => (reading ??= readInTime(db).finally(() => (reading = undefined)))

  // Collected before the others, whose own queries take a connection.
  new Gauge({
    name: 'baqala_database_connections',
    help: 'Database connections of this process: in use, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'baqala_database_up',
    help: 'Whether the database answers this process: 1 or 0. Without it the metrics read from it are absent.',
    registers,
    async collect() {
      this.set((await read()) === undefined ? 0 : 1)
    },
  })
  for (const { name, help, labelNames = [], fill } of GAUGES)
    new Gauge({
      name,
      help: `${help} ${SAME_EVERYWHERE}`,
      labelNames: [...labelNames],
      registers,
      async collect() {
        const facts = await read()
        this.reset()
        if (facts !== undefined) fill(this, facts)
        // Without labels a reset metric is 0.
        else if (labelNames.length === 0) this.remove()
      },
    })
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
