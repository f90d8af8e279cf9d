-- Orders copy what was charged; they never point at today's price or title.
create table orders (
  id text collate "C" primary key,
  number bigint generated always as identity (start with 10001) unique,
  shopper_id text collate "C" not null references shoppers,
  cart_id text collate "C" not null references carts,
  state text not null check (state in
    ('awaiting payment', 'placed', 'paid', 'payment failed', 'expired', 'replaced', 'refund due')),
  payment_method text not null check (payment_method in ('cash', 'card')),
  details text not null,
  phone text not null,
  city text not null,
  total bigint not null check (total > 0),
  paid_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- A cart has at most one live order, ever.
create unique index one_live_order on orders (cart_id)
  where state not in ('payment failed', 'expired', 'replaced', 'refund due');
create unique index one_unpaid_order on orders (shopper_id) where state = 'awaiting payment';
create index orders_by_shopper on orders (shopper_id, number desc);
create index unpaid_orders on orders (created_at) where state = 'awaiting payment';

create table order_items (
  order_id text collate "C" not null references orders on delete cascade,
  id text collate "C" not null,
  product_id text collate "C" not null references products,
  title text not null,
  unit text not null,
  image_cover text not null,
  price integer not null,
  count integer not null check (count > 0),
  primary key (order_id, product_id)
);

-- Every move of an order: when, to what, why.
create table order_moves (
  order_id text collate "C" not null references orders on delete cascade,
  state text not null,
  why text not null,
  moved_at timestamptz not null default clock_timestamp()
);
create index order_moves_by_order on order_moves (order_id, moved_at);

-- The provider's payment page opened for an order.
create table payment_sessions (
  id text primary key,
  order_id text collate "C" not null unique references orders,
  url text not null,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now()
);

-- What the provider told us, each event once.
create table payment_events (
  id text primary key,
  kind text not null,
  session_id text not null,
  received_at timestamptz not null default now()
);
