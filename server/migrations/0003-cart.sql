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
