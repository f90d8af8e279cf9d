/** Checks the invariants of the tables. `query(text)` returns rows; `acknowledged`: orders that the shop confirmed. */
export async function checkInvariants(query, acknowledged) {
  const orders = await query('select id, cart_id, number::integer as number, state from orders')
  const byId = new Map(orders.map((order) => [order.id, order]))
  const faults = []
  for (const { id, cartId, isCancelled } of acknowledged) {
    const order = byId.get(id)
    if (order === undefined) faults.push(`order ${id} was acknowledged and is lost`)
    else if (order.cart_id !== cartId) faults.push(`order ${id} is of another cart`)
    else if (isCancelled && order.state !== 'cancelled') faults.push(`order ${id} was cancelled and is ${order.state}`)
  }
  const must = {
    'carts with two live orders': `select cart_id from orders
      where state not in ('payment failed', 'expired', 'replaced', 'cancelled', 'refund due', 'refunded')
      group by cart_id having count(*) > 1`,
    'products whose stock is not the sum of their ledger': `select s.product_id from stock s
      left join stock_ledger l on l.product_id = s.product_id
      group by s.product_id, s.on_hand having s.on_hand <> coalesce(sum(l.change), 0)`,
    'orders whose pieces the ledger does not tell of': `select o.id from orders o join order_items i on i.order_id = o.id
      left join stock_ledger l on l.order_id = o.id and l.product_id = i.product_id and l.reason in ('ordered', 'put back')
      group by o.id, o.state, i.product_id, i.count
      having coalesce(sum(l.change), 0) <> case
        when o.state in ('payment failed', 'expired', 'replaced', 'cancelled', 'refund due', 'refunded') then 0 else -i.count end`,
    'orders without a line': 'select id from orders o where not exists (select from order_items where order_id = o.id)',
    'orders whose total is not that of their lines and their delivery': `select o.id from orders o
      join order_items i on i.order_id = o.id
      group by o.id, o.total having o.total <> sum(i.price * i.count) + o.delivery_fee`,
    'orders to be delivered without the place they were promised': `select o.id from orders o
      where o.slot_id is not null and o.state in ('awaiting payment', 'placed', 'paid', 'being packed', 'on its way')
        and not exists (select from slot_places p where p.order_id = o.id and p.slot_id = o.slot_id)`,
    'slots with more orders than places': `select s.id from delivery_slots s join slot_places p on p.slot_id = s.id
      join orders o on o.id = p.order_id
      where o.state not in ('payment failed', 'expired', 'replaced', 'cancelled', 'refund due', 'refunded')
      group by s.id having count(*) > s.capacity`,
    'orders whose last move is not their state': `select o.id from orders o where o.state is distinct from
      (select state from order_moves m where m.order_id = o.id order by moved_at desc limit 1)`,
    'orders paid by card without their money': `select o.id from orders o
      left join payments p on p.order_id = o.id and not p.is_surplus and p.refunded_at is null
      where o.payment_method = 'card' and o.state in ('paid', 'being packed', 'on its way', 'delivered')
        and (p.amount, p.currency) is distinct from (o.total, 'egp')`,
    'orders that are over and keep money': `select o.id from orders o join payments p on p.order_id = o.id and not p.is_surplus
      where o.state in ('payment failed', 'expired', 'replaced', 'cancelled')`,
    'shoppers without exactly one open cart': `select s.id from shoppers s
      left join carts c on c.shopper_id = s.id and c.closed_at is null where s.email <> 'deleted' group by s.id having count(c.id) <> 1`,
    'closed carts that hold something': `select c.id from carts c join cart_lines l on l.cart_id = c.id
      where c.closed_at is not null`,
  }
  for (const [what, text] of Object.entries(must)) {
    const rows = await query(text)
    if (rows.length > 0) faults.push(`${rows.length} ${what}, such as ${JSON.stringify(rows[0])}`)
  }
  return { orders: orders.length, faults }
}

/** Counts letters. The local mailbox keeps one copy of a letter that was sent twice. */
export async function countLetters(query) {
  const [letters] = await query(`select count(*)::integer as written, count(b.sent_at)::integer as sent,
    count(b.given_up_at)::integer as "givenUp", count(m.id)::integer as arrived
    from outbox b left join local_mails m on m.id = b.id`)
  // The orders that the demo shop begins with have no letters.
  const unwritten = await query(`select o.id from orders o join shoppers s on s.id = o.shopper_id
    where s.email like '%@example.com' and o.state = 'placed' and o.payment_method = 'cash' and not exists (
      select from outbox b where b.kind = 'order placed' and (b.facts ->> 'number')::bigint = o.number)`)
  return { ...letters, unwritten: unwritten.length }
}
