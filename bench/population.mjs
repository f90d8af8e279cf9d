/**
 * SQL that fills a shop: products that are copies of the demo catalogue, shoppers who are signed in, and their old orders with
 * a letter each. Ids are made from numbers that begin at 1, so a load needs no list of them.
 */
const ids = { product: 'a', order: 'b', cart: 'c', shopper: 'd', session: 'e', area: 'f1', slot: 'f2' }

/** How many slots the delivery round has. */
export const SLOTS = 20

export function idOf(kind, number) {
  return ids[kind] + number.toString(16).padStart(24 - ids[kind].length, '0')
}

/** The same as an SQL expression of a numeric expression. */
export function sqlIdOf(kind, number) {
  return `'${ids[kind]}' || lpad(to_hex((${number})::bigint), ${24 - ids[kind].length}, '0')`
}

/** Products `from` to `to`, copies of the demo catalogue, with plenty of stock. */
export function addProducts(from, to, pieces) {
  const rows = `
    select demo.*, n from generate_series(${from}::int, ${to}::int) n
    join (select *, row_number() over (order by position, id) - 1 as nth, count(*) over () as many
      from products where id !~ '^a0{8}') demo on demo.nth = n % demo.many`
  return `
    insert into products select (jsonb_populate_record(null::products, to_jsonb(more) || jsonb_build_object(
      'id', ${sqlIdOf('product', 'n')}, 'slug', slug || '-' || n, 'barcode', null, 'position', 1000 + n))).* from (${rows}) more;
    insert into stock (product_id, on_hand) select ${sqlIdOf('product', 'n')}, 0 from generate_series(${from}, ${to}) n;
    insert into stock_ledger (product_id, change, reason)
      select ${sqlIdOf('product', 'n')}, ${pieces}, 'opening stock' from generate_series(${from}, ${to}) n;`
}

/** Shoppers `from` to `to`, each with an open cart and a session of a month; their password is that of `like`, an e-mail. */
export function addShoppers(from, to, like) {
  const numbers = `generate_series(${from}, ${to}) n`
  return `
    insert into shoppers (id, name, email, phone, password_hash)
      select ${sqlIdOf('shopper', 'n')}, name, 'bench' || n || '@example.com', phone, password_hash
      from shoppers, ${numbers} where email = '${like}';
    insert into carts (id, shopper_id) select ${sqlIdOf('cart', 'n')}, ${sqlIdOf('shopper', 'n')} from ${numbers};
    insert into sessions (id, shopper_id, expires_at)
      select ${sqlIdOf('session', 'n')}, ${sqlIdOf('shopper', 'n')}, now() + interval '30 days' from ${numbers};`
}

/** One area, whose round has slots with room for every checkout. */
export function addDelivery() {
  const area = sqlIdOf('area', 1)
  return `
    insert into delivery_rounds (id, name, name_ar) values (${area}, 'Bench', '');
    insert into delivery_areas (id, round_id, governorate, name, name_ar, fee) values (${area}, ${area}, 'EG-C', 'Bench', '', 1500);
    insert into delivery_slots (id, round_id, day, from_minute, until_minute, starts_at, ends_at, cut_off, capacity)
      select ${sqlIdOf('slot', 'n')}, ${area}, current_date + 2 + n, 600, 720, now() + make_interval(days => 2 + n),
        now() + make_interval(days => 2 + n, hours => 2), now() + make_interval(days => 2 + n), 1000000
      from generate_series(1, ${SLOTS}) n;`
}

/**
 * Orders `from` to `to` of the first `shoppers`, delivered long ago, two lines each among the first `products`. Triggers are
 * off, so that the ledger's lines do not change the stock.
 */
export function addOrders(from, to, shoppers, products) {
  const numbers = `generate_series(${from}, ${to}) n`
  const orderId = sqlIdOf('order', 'n')
  const shopperId = sqlIdOf('shopper', `1 + n % ${shoppers}`)
  const lines = `(select n, product, ${sqlIdOf('product', 'product')} as id from ${numbers},
    lateral (values (1 + (n::bigint * 7) % ${products}), (1 + (n::bigint * 7 + 3) % ${products})) line (product)) line`
  return `
    begin;
    set local session_replication_role = replica;
    insert into carts (id, shopper_id, closed_at) select ${orderId}, ${shopperId}, now() - interval '1 year' from ${numbers};
    insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total, created_at)
      select ${orderId}, ${shopperId}, ${orderId}, 'delivered', 'cash', '12 Talaat Harb Street', '01012345678', 'Cairo',
        9000, now() - interval '1 year' from ${numbers};
    insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
      select ${orderId}, ${sqlIdOf('order', 'product')}, line.id, 'Baladi eggs', '30 pieces', '/images/none.jpg', 4500, 1
      from ${lines};
    insert into order_moves (order_id, state, why, who) select ${orderId}, 'placed', 'Ordered.', 'shopper' from ${numbers};
    insert into stock_ledger (product_id, change, reason, order_id)
      select line.id, -1, 'ordered', ${orderId} from ${lines};
    insert into outbox (id, recipient, kind, facts, sent_at)
      select ${orderId}, 'bench@example.com', 'order placed', '{}', now() - interval '1 day' from ${numbers};
    commit;`
}
