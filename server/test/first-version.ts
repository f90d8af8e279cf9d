import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { connect } from '../src/db/connect.ts'
import type { Connection } from '../src/db/connection.ts'
import { rowsOf, type Db } from '../src/db/rows.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { newId } from '../src/db/ids.ts'
import { newDatabaseOnServer } from './database-on-server.ts'
import { openEmbedded } from './test-database.ts'

/** A database of the shop's first version; on a server, `another` opens a second connection to it. */
export interface FirstVersion extends Connection {
  another(limits?: { statementMs: number }): Promise<Connection>
}

export async function openFirstVersion(): Promise<FirstVersion> {
  const server = process.env.TEST_DB === 'postgres' ? await newDatabaseOnServer() : undefined
  async function open(limits?: { statementMs: number }) {
    const poolSize = limits === undefined ? 6 : 1
    const connection = await (server === undefined ? openEmbedded('new') : connect({ url: server.url, poolSize }))
    if (limits !== undefined) await sql`set statement_timeout = ${sql.lit(limits.statementMs)}`.execute(connection.db)
    return connection
  }
  const connection = await open()
  const text = await readFile(path.join(import.meta.dirname, 'first-version.sql'), 'utf8')
  const statements = text.replace(/^\s*--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|'[^']*'|[^;'])+/g) ?? []
  for (const statement of statements) {
    if (statement.trim() !== '') await sql.raw(statement).execute(connection.db)
  }
  return {
    ...connection,
    another: open,
    async close() {
      await connection.close()
      await server?.drop()
    },
  }
}

/** Places a cash order of a new shopper with the statements of the first version. Returns its id. */
export function orderAsTheFirstVersion(db: Db): Promise<string> {
  const [shopper, cart, order] = [newId(), newId(), newId()]
  const eggs = '000000000000000000000d02'
  return inTransaction(db, async (tx) => {
    for (const statement of [
      sql`insert into shoppers (id, name, email, password_hash, phone) values (${shopper}, 'Mona', ${shopper}, '-', '-')`,
      sql`insert into carts (id, shopper_id) values (${cart}, ${shopper})`,
      sql`insert into cart_lines (id, cart_id, product_id, count, price_when_added) values (${newId()}, ${cart}, ${eggs}, 1, 8000)`,
      sql`select from carts where id = ${cart} for update`,
      sql`select from orders where cart_id = ${cart}`,
      sql`
        select from cart_lines line join products p on p.id = line.product_id join stock s on s.product_id = p.id
        where line.cart_id = ${cart} order by p.id for update of s`,
      sql`
        with o as (
          insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
          values (${order}, ${shopper}, ${cart}, 'placed', 'cash', 'first version', '-', 'Cairo', 8000)
        ),
        items as (
          insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
          select ${order}, line.id, p.id, p.title, p.unit, p.images[1], p.price, line.count
          from cart_lines line join products p on p.id = line.product_id where line.cart_id = ${cart}
        )
        insert into order_moves (order_id, state, why) values (${order}, 'placed', 'Ordered, cash on delivery.')`,
      sql`
        update stock s set on_hand = s.on_hand - i.count, sold = s.sold + i.count
        from order_items i where i.order_id = ${order} and s.product_id = i.product_id`,
      sql`update carts set closed_at = now() where id = ${cart}`,
      sql`insert into carts (id, shopper_id) values (${newId()}, ${shopper})`,
      sql`delete from cart_lines where cart_id = ${cart}`,
      sql`insert into outbox (id, recipient, kind, facts) values (${newId()}, ${shopper}, 'order placed', '{}')`,
    ]) {
      await statement.execute(tx)
    }
    return order
  })
}

/** Every row of every table, by table, sorted. */
export async function readEverything(db: Db): Promise<Record<string, object[]>> {
  const tables = await rowsOf<{ name: string }>(db)`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`
  const read = async ({ name }: { name: string }): Promise<[string, object[]]> => {
    const rows = await rowsOf<{ row: object }>(db)`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`
    return [name, rows.map(({ row }) => row)]
  }
  const all: [string, object[]][] = []
  for (const table of tables) all.push(await read(table))
  return Object.fromEntries(all)
}
