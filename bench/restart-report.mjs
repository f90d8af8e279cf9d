import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Compares the acknowledged orders and the stock with the database. */
export async function readBooks(url, acknowledged) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: orders } = await client.query('select cart_id, number from orders')
  const { rows: broken } = await client.query(`
    select s.product_id from stock s left join stock_ledger l on l.product_id = s.product_id
    group by s.product_id, s.on_hand having s.on_hand <> coalesce(sum(l.change), 0)`)
  await client.end()
  const known = new Map(orders.map((row) => [row.cart_id, Number(row.number)]))
  const lost = [...acknowledged].filter(([cart, numbers]) => numbers.some((each) => each !== known.get(cart))).length
  return { orders: orders.length, lost, doubled: orders.length - known.size, brokenStock: broken.length }
}

/** Writes results/restarts.md. */
export function report({ counts, failures, database, restarts, shoppers, seconds }, books) {
  const lines = [
    '# Restarts under load',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.versions.node}, ` +
      `${execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }).trim()}, ${database}. ${shoppers} shoppers for ${seconds} s.`,
    '',
    '| what | how many |',
    '|---|---|',
    `| restarts of a server process | ${restarts} |`,
    `| reads, which nginx may repeat | ${counts.reads} |`,
    `| of them failed | ${counts.failedReads} |`,
    `| changes, which nginx may not repeat | ${counts.changes} |`,
    `| of them not answered, and asked again by the shopper | ${counts.failedChanges} |`,
    `| orders acknowledged | ${counts.orders} (${counts.repeatedOrders} of them at a second try) |`,
    `| orders in the database | ${books.orders} |`,
    `| acknowledged and lost | ${books.lost} |`,
    `| carts ordered twice | ${books.doubled} |`,
    `| products whose stock is not the sum of its ledger | ${books.brokenStock} |`,
    ...(failures.size === 0
      ? []
      : ['', `Failures: ${[...failures].map(([what, count]) => `${count} × ${what}`).join(', ')}.`]),
  ]
  const text = `${lines.join('\n')}\n`
  process.stdout.write(text)
  mkdirSync(path.join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(path.join(import.meta.dirname, 'results/restarts.md'), text)
}
