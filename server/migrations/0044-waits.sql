-- Sold-out products that shoppers wait for: a letter tells them once that it is back (stock/waits.ts).
create table waits (
  shopper_id text collate "C" not null references shoppers on delete cascade,
  product_id text collate "C" not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (shopper_id, product_id)
);
create index waits_by_product on waits (product_id, created_at);
