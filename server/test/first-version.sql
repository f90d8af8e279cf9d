-- The database as the shop's first version (migrations 0001 to 0005) left it, with a few shoppers, their carts, and an
-- order in every state there was. Frozen, and so a copy of them on purpose: shops out there hold this, whatever the
-- migrations say today.
create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into kysely_migration (name, timestamp) values
  ('0001-shoppers', '2026-11-20T10:00:00.000Z'),
  ('0002-catalogue', '2026-11-20T10:00:00.010Z'),
  ('0003-cart', '2026-11-20T10:00:00.020Z'),
  ('0004-orders', '2026-11-20T10:00:00.030Z'),
  ('0005-outbox', '2026-11-20T10:00:00.040Z');

-- Who shops here, the sessions their tokens name, and what guards both. Ids everywhere: 24 hex digits, made by the server.
create table shoppers (
  id text collate "C" primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  phone text not null,
  role text not null default 'user',
  created_at timestamptz not null default now()
);

-- A token is good only while the row its jti names is here.
create table sessions (
  id text collate "C" primary key,
  shopper_id text collate "C" not null references shoppers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_shopper on sessions (shopper_id);

-- One request for a reset code. Unknown addresses leave a row too (shopper_id null), so that both cost the same.
create table reset_requests (
  id text collate "C" primary key,
  shopper_id text collate "C" references shoppers on delete cascade,
  code_hmac bytea not null,
  browser_hash bytea not null,
  origin_hash bytea not null,
  seen_browser boolean not null default false,
  wrong_tries integer not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  used_at timestamptz
);
create index reset_requests_by_shopper on reset_requests (shopper_id, created_at);
create index reset_requests_by_browser on reset_requests (browser_hash);
create index reset_requests_by_origin on reset_requests (origin_hash, created_at);

-- Counted tries, shared by all server processes. Keys are hashes: no address and no e-mail stands here.
create table rate_limits (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_by_end on rate_limits (resets_at);

-- Secrets the server made for itself where the environment gave none.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- What is sold. Prices are piastres. Stock has a table of its own: it changes with every order, the rest with an import.
create table categories (
  id text collate "C" primary key,
  slug text not null unique,
  name text not null,
  name_ar text not null,
  image text not null,
  position integer not null
);

create table subcategories (
  id text collate "C" primary key,
  category_id text collate "C" not null references categories,
  slug text not null unique,
  name text not null,
  name_ar text not null,
  position integer not null
);
create index subcategories_by_category on subcategories (category_id, position);

create table brands (
  id text collate "C" primary key,
  slug text not null unique,
  name text not null,
  name_ar text not null,
  image text not null
);

create table products (
  id text collate "C" primary key,
  slug text not null unique,
  title text not null,
  title_ar text not null,
  description text not null,
  description_ar text not null,
  unit text not null,
  unit_ar text not null,
  price integer not null check (price > 0),
  price_after_discount integer check (price_after_discount > 0 and price_after_discount < price),
  images text[] not null check (cardinality(images) > 0),
  category_id text collate "C" not null references categories,
  subcategory_id text collate "C" not null references subcategories,
  brand_id text collate "C" not null references brands,
  ratings_average numeric(2, 1) not null,
  ratings_quantity integer not null,
  position integer not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_in_order on products (position, id) where withdrawn_at is null;
create index products_by_category on products (category_id, position, id) where withdrawn_at is null;
create index products_by_price on products (price, id) where withdrawn_at is null;

create table stock (
  product_id text collate "C" primary key references products on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  sold integer not null default 0 check (sold >= 0)
);

-- Catalogue answers are kept ready per version; any change to the four tables above makes the next one, whoever makes it.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function next_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  perform pg_notify('catalogue', '');
  return null;
end $$;

create trigger categories_changed after insert or update or delete or truncate on categories
  for each statement execute function next_catalogue_version();
create trigger subcategories_changed after insert or update or delete or truncate on subcategories
  for each statement execute function next_catalogue_version();
create trigger brands_changed after insert or update or delete or truncate on brands
  for each statement execute function next_catalogue_version();
create trigger products_changed after insert or update or delete or truncate on products
  for each statement execute function next_catalogue_version();

-- Every shopper has exactly one open cart, made with the account and, when it is ordered, followed at once by the next.
create table carts (
  id text collate "C" primary key,
  shopper_id text collate "C" not null references shoppers on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index one_open_cart on carts (shopper_id) where closed_at is null;

create table cart_lines (
  id text collate "C" primary key,
  cart_id text collate "C" not null references carts on delete cascade,
  product_id text collate "C" not null references products,
  count integer not null check (count between 1 and 999),
  price_when_added integer not null,
  added_at timestamptz not null default clock_timestamp(),
  unique (cart_id, product_id)
);

create table wishes (
  shopper_id text collate "C" not null references shoppers on delete cascade,
  product_id text collate "C" not null references products,
  wished_at timestamptz not null default clock_timestamp(),
  primary key (shopper_id, product_id)
);

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

-- Mails to be sent, written in the transaction they belong to. `sealed` is encrypted and wiped once sent.
create table outbox (
  id text collate "C" primary key,
  recipient text not null,
  kind text not null,
  facts jsonb not null,
  sealed text,
  attempts integer not null default 0,
  run_after timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_waiting on outbox (run_after) where sent_at is null and given_up_at is null;

-- The local stand-ins keep what a real mail server and a real payment provider would keep.
create table local_mails (
  id text collate "C" primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default now()
);

create table local_payments (
  id text primary key,
  reference text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'expired')),
  amount bigint not null,
  order_number bigint not null,
  description text not null,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Password: Secret12
insert into shoppers (id, name, email, password_hash, phone) values
  ('000000000000000000000a01', 'Mona', 'mona@example.com', '$argon2id$v=19$m=19456,t=2,p=1$cggRSXMHeauR2E3p3BRQ/A$j4LlUNuiX5f8apilIjN+WQLyLrAvtpbr6VbHGkhcc4s', '01012345678'),
  ('000000000000000000000a02', 'Ali', 'ali@example.com', '$argon2id$v=19$m=19456,t=2,p=1$cggRSXMHeauR2E3p3BRQ/A$j4LlUNuiX5f8apilIjN+WQLyLrAvtpbr6VbHGkhcc4s', '01112345678'),
  ('000000000000000000000a03', 'سلمى', 'salma@example.com', '$argon2id$v=19$m=19456,t=2,p=1$cggRSXMHeauR2E3p3BRQ/A$j4LlUNuiX5f8apilIjN+WQLyLrAvtpbr6VbHGkhcc4s', '01212345678');
insert into sessions (id, shopper_id, expires_at) values
  ('000000000000000000000b01', '000000000000000000000a01', now() + interval '80 days'),
  ('000000000000000000000b02', '000000000000000000000a02', now() - interval '1 day');
insert into reset_requests (id, shopper_id, code_hmac, browser_hash, origin_hash, seen_browser, wrong_tries, verified_at) values
  ('000000000000000000000b11', '000000000000000000000a01', '\x01', '\x02', '\x03', true, 2, null),
  ('000000000000000000000b12', null, '\x04', '\x05', '\x06', false, 0, now());
insert into rate_limits (key, count, resets_at) values ('\x0a', 3, now() + interval '10 minutes');
insert into secrets (name, value) values ('a secret of the first version', 'c2VjcmV0');

insert into categories (id, slug, name, name_ar, image, position) values
  ('000000000000000000000c01', 'dairy', 'Dairy & Eggs', 'ألبان', '/images/categories/dairy', 1);
insert into subcategories (id, category_id, slug, name, name_ar, position) values
  ('000000000000000000000c02', '000000000000000000000c01', 'milk', 'Milk', 'لبن', 1);
insert into brands (id, slug, name, name_ar, image) values
  ('000000000000000000000c03', 'nile', 'Nile', 'النيل', '/images/brands/nile');
insert into products (id, slug, title, title_ar, description, description_ar, unit, unit_ar, price, price_after_discount,
  images, category_id, subcategory_id, brand_id, ratings_average, ratings_quantity, position, withdrawn_at) values
  ('000000000000000000000d01', 'milk', 'Full Cream Milk', 'لبن', 'Milk.', 'لبن', '1 L', '١ لتر', 5000, 4500,
    array['/images/milk'], '000000000000000000000c01', '000000000000000000000c02', '000000000000000000000c03', 4.5, 12, 1, null),
  ('000000000000000000000d02', 'eggs', 'Eggs', 'بيض', 'Eggs.', 'بيض', '10', '١٠', 8000, null,
    array['/images/eggs'], '000000000000000000000c01', '000000000000000000000c02', '000000000000000000000c03', 4.0, 3, 2, null),
  ('000000000000000000000d03', 'cream', 'Cream', 'قشطة', 'Cream.', 'قشطة', '200 ml', '٢٠٠', 3000, null,
    array['/images/cream'], '000000000000000000000c01', '000000000000000000000c02', '000000000000000000000c03', 3.5, 1, 3, now());
insert into stock (product_id, on_hand, sold) values
  ('000000000000000000000d01', 20, 9), ('000000000000000000000d02', 7, 2), ('000000000000000000000d03', 0, 40);

insert into carts (id, shopper_id, closed_at) values
  ('000000000000000000000e01', '000000000000000000000a01', now()),
  ('000000000000000000000e02', '000000000000000000000a01', now()),
  ('000000000000000000000e03', '000000000000000000000a01', null),
  ('000000000000000000000e04', '000000000000000000000a02', null),
  ('000000000000000000000e05', '000000000000000000000a02', now()),
  ('000000000000000000000e06', '000000000000000000000a03', null);
insert into cart_lines (id, cart_id, product_id, count, price_when_added) values
  ('000000000000000000000e11', '000000000000000000000e03', '000000000000000000000d01', 2, 5000),
  ('000000000000000000000e12', '000000000000000000000e03', '000000000000000000000d03', 1, 3000),
  ('000000000000000000000e13', '000000000000000000000e04', '000000000000000000000d02', 1, 8000);
insert into wishes (shopper_id, product_id) values
  ('000000000000000000000a01', '000000000000000000000d02'), ('000000000000000000000a03', '000000000000000000000d01');

-- A cart could fail, expire or be replaced several times, and be ordered once.
insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total, paid_at, delivered_at) values
  ('000000000000000000000f01', '000000000000000000000a01', '000000000000000000000e01', 'payment failed', 'card', '12 Street', '01012345678', 'Cairo', 4500, null, null),
  ('000000000000000000000f02', '000000000000000000000a01', '000000000000000000000e01', 'expired', 'card', '12 Street', '01012345678', 'Cairo', 4500, null, null),
  ('000000000000000000000f03', '000000000000000000000a01', '000000000000000000000e01', 'replaced', 'card', '12 Street', '01012345678', 'Cairo', 4500, null, null),
  ('000000000000000000000f04', '000000000000000000000a01', '000000000000000000000e01', 'refund due', 'card', '12 Street', '01012345678', 'Cairo', 4500, null, null),
  ('000000000000000000000f05', '000000000000000000000a01', '000000000000000000000e01', 'placed', 'cash', '12 Street', '01012345678', 'Cairo', 9000, null, null),
  ('000000000000000000000f06', '000000000000000000000a01', '000000000000000000000e02', 'paid', 'card', '12 Street', '01012345678', 'Cairo', 13500, '2026-11-01T10:00:00Z', null),
  ('000000000000000000000f07', '000000000000000000000a02', '000000000000000000000e04', 'awaiting payment', 'card', '1 Road', '01112345678', 'Giza', 8000, null, null),
  ('000000000000000000000f08', '000000000000000000000a02', '000000000000000000000e05', 'placed', 'cash', '1 Road', '01112345678', 'Giza', 4000, null, '2026-11-02T10:00:00Z');
insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count) values
  ('000000000000000000000f01', '000000000000000000000f11', '000000000000000000000d01', 'Full Cream Milk', '1 L', '/images/milk', 4500, 1),
  ('000000000000000000000f02', '000000000000000000000f12', '000000000000000000000d01', 'Full Cream Milk', '1 L', '/images/milk', 4500, 1),
  ('000000000000000000000f03', '000000000000000000000f13', '000000000000000000000d01', 'Full Cream Milk', '1 L', '/images/milk', 4500, 1),
  ('000000000000000000000f04', '000000000000000000000f14', '000000000000000000000d01', 'Full Cream Milk', '1 L', '/images/milk', 4500, 1),
  ('000000000000000000000f05', '000000000000000000000f15', '000000000000000000000d01', 'Full Cream Milk', '1 L', '/images/milk', 4500, 2),
  ('000000000000000000000f06', '000000000000000000000f16', '000000000000000000000d01', 'Full Cream Milk', '1 L', '/images/milk', 4500, 3),
  ('000000000000000000000f07', '000000000000000000000f17', '000000000000000000000d02', 'Eggs', '10', '/images/eggs', 8000, 1),
  ('000000000000000000000f08', '000000000000000000000f18', '000000000000000000000d01', 'Full Cream Milk', '1 L', '/images/milk', 4000, 1);
insert into order_moves (order_id, state, why, moved_at) values
  ('000000000000000000000f01', 'awaiting payment', 'Ordered, to be paid online.', '2026-11-01T09:00:00Z'),
  ('000000000000000000000f01', 'payment failed', 'The payment failed.', '2026-11-01T09:01:00Z'),
  ('000000000000000000000f02', 'awaiting payment', 'Ordered, to be paid online.', '2026-11-01T09:02:00Z'),
  ('000000000000000000000f02', 'expired', 'The payment page was not used in time.', '2026-11-01T09:40:00Z'),
  ('000000000000000000000f03', 'awaiting payment', 'Ordered, to be paid online.', '2026-11-01T09:41:00Z'),
  ('000000000000000000000f03', 'replaced', 'This cart was ordered anew.', '2026-11-01T09:42:00Z'),
  ('000000000000000000000f04', 'awaiting payment', 'Ordered, to be paid online.', '2026-11-01T09:42:00Z'),
  ('000000000000000000000f04', 'refund due', 'The payment came too late.', '2026-11-01T09:43:00Z'),
  ('000000000000000000000f05', 'placed', 'Ordered, cash on delivery.', '2026-11-01T09:44:00Z'),
  ('000000000000000000000f06', 'awaiting payment', 'Ordered, to be paid online.', '2026-11-01T09:59:00Z'),
  ('000000000000000000000f06', 'paid', 'Paid.', '2026-11-01T10:00:00Z'),
  ('000000000000000000000f07', 'awaiting payment', 'Ordered, to be paid online.', '2026-11-02T08:00:00Z'),
  ('000000000000000000000f08', 'placed', 'Ordered, cash on delivery.', '2026-11-02T09:00:00Z');
insert into payment_sessions (id, order_id, url, success_url, cancel_url) values
  ('lp_1', '000000000000000000000f06', 'http://localhost:3000/local/pay/lp_1', 'http://localhost:3000/allorders', 'http://localhost:3000/Cart'),
  ('lp_2', '000000000000000000000f07', 'http://localhost:3000/local/pay/lp_2', 'http://localhost:3000/allorders', 'http://localhost:3000/Cart');
insert into payment_events (id, kind, session_id) values ('evt_1', 'paid', 'lp_1');
insert into local_payments (id, reference, state, amount, order_number, description, success_url, cancel_url, expires_at) values
  ('lp_1', '000000000000000000000f06', 'paid', 13500, 10006, '3 × Full Cream Milk', 'http://localhost:3000/allorders', 'http://localhost:3000/Cart', now() + interval '31 minutes'),
  ('lp_2', '000000000000000000000f07', 'open', 8000, 10007, '1 × Eggs', 'http://localhost:3000/allorders', 'http://localhost:3000/Cart', now() + interval '31 minutes');
insert into outbox (id, recipient, kind, facts, sent_at) values
  ('000000000000000000000b21', 'mona@example.com', 'order placed', '{"name": "Mona", "number": 10005, "lines": [{"title": "Full Cream Milk 1 L", "count": 2, "price": 4500}], "total": 9000, "address": "12 Street, Cairo"}', now()),
  ('000000000000000000000b22', 'ali@example.com', 'order placed', '{"name": "Ali", "number": 10008, "lines": [{"title": "Full Cream Milk 1 L", "count": 1, "price": 4000}], "total": 4000, "address": "1 Road, Giza"}', null);
insert into local_mails (id, recipient, subject, body_text, body_html) values
  ('000000000000000000000b21', 'mona@example.com', 'Your order', 'Thank you.', '<p>Thank you.</p>');
