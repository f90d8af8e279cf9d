/** Fills a shop's embedded database with `count` products, copies of the demo catalogue, and 300 open orders. */
import path from 'node:path'

export async function growCatalogue(folder, count) {
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create({ dataDir: path.join(folder, 'postgres') })
  await database.exec(`
    create temporary table demo as select *, row_number() over (order by position, id) as nth from products;
    create temporary table more as
      select demo.*, substr(md5(demo.id || copy), 1, 24) as new_id, copy
      from demo, generate_series(1, ${Math.ceil(count / 100)}) copy
      order by copy, nth limit greatest(0, ${count} - (select count(*) from demo));
    insert into products select (jsonb_populate_record(null::products, to_jsonb(more) || jsonb_build_object(
      'id', new_id, 'slug', slug || '-' || copy, 'barcode', null, 'position', position + copy * 1000))).* from more;
    insert into stock (product_id, on_hand) select new_id, 0 from more;
    insert into stock_ledger (product_id, change, reason) select new_id, 50, 'opening stock' from more;
  `)
  await database.exec(addOpenOrders(300))
  const { rows } = await database.query('select count(*)::int as count from products')
  await database.close()
  return rows[0].count
}

/** Copies of a demo order that wait to be packed. Triggers are off, so that the ledger's lines do not change the stock. */
function addOpenOrders(count) {
  return `
    begin;
    set local session_replication_role = replica;
    create temporary table wanted as
      select o.*, 'bench' || n as new_id from generate_series(1, ${count}) n,
        (select * from orders where state = 'placed' order by number limit 1) o;
    insert into carts (id, shopper_id, closed_at) select new_id, shopper_id, now() from wanted;
    insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
      select new_id, shopper_id, new_id, state, payment_method, details, phone, city, total from wanted;
    insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
      select new_id, i.id, product_id, title, unit, image_cover, price, count from wanted join order_items i on i.order_id = wanted.id;
    insert into order_moves (order_id, state, why, who) select new_id, state, 'Ordered.', 'shopper' from wanted;
    commit;`
}
