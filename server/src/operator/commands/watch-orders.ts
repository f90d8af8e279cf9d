import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/rows.ts'
import { Refusal } from '../../refusal.ts'
import { describeNewOrder } from '../describe/describe-order.ts'
import { explainError } from '../explain-error.ts'
import { says } from '../operator.messages.en.ts'
import { listWaiting, type ShopOrder } from '../../orders/shop-orders.queries.ts'
import { printable } from '../../files/text-table.ts'
import { print } from '../print.ts'
import { withShop } from '../with-shop.ts'

// Looked up by an index. Notifications would make the commits of orders queue (migrations/0006-orders-move-on.sql).
const EVERY_MS = 2_000
const BELL = '\u0007'

interface Watch {
  readonly known: Set<number>
  line: 'none yet' | 'good' | 'lost'
}

/** Prints a line for each order that comes to wait for packing, until the process ends. A line that breaks is tried again. */
export async function watchOrders(): Promise<void> {
  const watch: Watch = { known: new Set(), line: 'none yet' }
  for (;;) {
    try {
      await withShop(({ db }) => follow(db, watch), 'beside the shop')
    } catch (error) {
      noteBreak(error, watch)
    }
    await sleep(EVERY_MS)
  }
}

async function follow(db: Db, watch: Watch): Promise<void> {
  for (;;) {
    const waiting = await listWaiting(db)
    if (watch.line === 'none yet') print(says.ordersWait({ orders: waiting.length }))
    else for (const order of waiting.filter(({ number }) => !watch.known.has(number))) ring(order)
    if (watch.line === 'lost') process.stderr.write(says.lineIsBack + '\n')
    watch.line = 'good'
    for (const { number } of waiting) watch.known.add(number)
    await sleep(EVERY_MS)
  }
}

/** Says so once. Throws an error from before the first look, and a refusal that would stay the same however often it is asked. */
function noteBreak(error: unknown, watch: Watch): void {
  if (watch.line === 'none yet' || (error instanceof Refusal && error.statusCode !== 503)) throw error
  const [why = ''] = explainError(error).split('\n')
  if (watch.line === 'good') process.stderr.write(says.lineIsLost({ why }) + '\n')
  watch.line = 'lost'
}

function ring(order: ShopOrder): void {
  print((process.stdout.isTTY ? BELL : '') + printable(describeNewOrder(order)))
}
