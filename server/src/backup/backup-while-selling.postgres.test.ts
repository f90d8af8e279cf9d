/** On a PostgreSQL server only: the embedded database does one thing at a time, a backup too. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCrowd, type CrowdShopper } from '../../test/a-crowd.ts'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { aCashOrder } from '../../test/order-factories.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { checkBooks } from '../checks/check-books.ts'
import { makeBackup } from './make-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

const shop = openTestShop()

test('a backup made while shoppers order and cancel holds every order whole or not at all, and books that agree', async () => {
  const { db } = shop.connection
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-backup-'))
  const file = path.join(folder, 'busy.gz')
  const products = await Promise.all([1, 2, 3].map(() => aProduct(db, { onHand: 5_000, price: 10 })))
  // Its moves stand in the file between the orders and the ledger: there is time to order in between.
  const old = await aCashOrder(db)
  await sql`
    insert into order_moves (order_id, state, why, who)
    select ${old.id}, 'placed', 'again and again', 'shop' from generate_series(1, 10000)`.execute(db)
  const placed: string[] = []
  let isOver = false
  const shopping = Promise.all((await aCrowd(shop, 6)).map(goShopping))
  await expect.poll(() => placed.length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(10)

  const before = [...placed]
  try {
    await makeBackup(db, file)
  } finally {
    isOver = true
  }
  const meanwhile = placed.length - before.length
  await shopping

  const other = await openTestDatabase()
  await restoreBackup(other.db, await checkBackup(file, { key: undefined, unverified: false }), false)
  expect(meanwhile).toBeGreaterThan(0)
  const kept = (await rowsOf<{ id: string }>(other.db)`select id from orders`).map(({ id }) => id)
  expect(kept).toEqual(expect.arrayContaining(before))
  expect(await brokenOrders(other.db, old.number)).toEqual([])
  expect((await checkBooks(other.db)).filter(({ todo }) => todo !== undefined)).toEqual([])
  // And it goes on: the next order has a number of its own.
  await aCashOrder(other.db, { productId: products[0] ?? '' })
  await other.close()
  await rm(folder, { recursive: true })

  async function goShopping(shopper: CrowdShopper) {
    for (let turn = 0; !isOver; turn += 1) {
      for (const productId of products) await shopper.add(productId)
      const { body } = await shopper.payCash(await shopper.cartId())
      placed.push(body.data._id)
      if (turn % 3 === 0) await shopper.ask('cancelOrder', { params: { orderId: body.data._id } })
    }
  }
})

/** Orders that lack a line, a move, a letter, or pieces in the ledger; and carts that were ordered and hold something. */
function brokenOrders(
  db: Db,
  since: number,
): Promise<{ id: string; lines: number; pieces: number; moves: number; inCart: number }[]> {
  return rowsOf<{ id: string; lines: number; pieces: number; moves: number; inCart: number }>(db)`
    select * from (
      select o.id, o.state, (select count(*) from order_items i where i.order_id = o.id) as lines,
        (select coalesce(sum(change), 0) from stock_ledger l where l.order_id = o.id) as pieces,
        (select count(*) from order_moves m where m.order_id = o.id) as moves,
        (select count(*) from cart_lines c where c.cart_id = o.cart_id) as "inCart",
        (select closed_at is not null from carts c where c.id = o.cart_id) as closed
      from orders o where o.number > ${since}
    ) o
    where lines <> 3 or "inCart" <> 0 or not closed
      or (pieces, moves) <> (case when state = 'cancelled' then 0 else -3 end, case when state = 'cancelled' then 2 else 1 end)`
}
