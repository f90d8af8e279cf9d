-- Orders go on to the shopper's door, and every move says who made it.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in
  ('awaiting payment', 'placed', 'paid', 'being packed', 'on its way', 'delivered',
   'payment failed', 'expired', 'replaced', 'cancelled', 'refund due', 'refunded'));
drop index one_live_order;
create unique index one_live_order on orders (cart_id)
  where state not in ('payment failed', 'expired', 'replaced', 'cancelled', 'refund due', 'refunded');
create index orders_by_state on orders (state, number)
  where state in ('awaiting payment', 'placed', 'paid', 'being packed', 'on its way', 'refund due');

-- The default is for processes of the version before, while they are being replaced.
alter table order_moves add column who text not null default 'shop'
  check (who in ('shopper', 'shop', 'payment provider'));
-- The name of the person in the shop; null where the shop did it by itself.
alter table order_moves add column clerk text;
update order_moves set who = 'shopper' where state in ('placed', 'awaiting payment', 'replaced');
update order_moves set who = 'payment provider' where state in ('paid', 'payment failed', 'refund due');

-- Who watches an order hears of its moves. Not of its first: notifying makes commits queue, and whoever ordered knows.
create function tell_of_move() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_moves', (select shopper_id from orders where id = new.order_id) || ' ' || new.order_id);
  return null;
end $$;
create trigger order_moved after insert on order_moves
  for each row when (new.state not in ('placed', 'awaiting payment')) execute function tell_of_move();

-- Money that arrived, as the provider tells it; refunded_at once it went back.
create table payments (
  order_id text collate "C" primary key references orders,
  amount bigint not null,
  currency text not null,
  captured_at timestamptz not null default now(),
  refunded_at timestamptz
);
insert into payments (order_id, amount, currency, captured_at)
  select id, total, 'egp', coalesce(paid_at, updated_at) from orders where paid_at is not null or state = 'refund due';
