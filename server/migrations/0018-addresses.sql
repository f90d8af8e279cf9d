-- The addresses that a shopper keeps for later orders. An order copies its address and refers to none of these.
create table addresses (
  id text collate "C" primary key,
  shopper_id text collate "C" not null references shoppers on delete cascade,
  name text not null,
  details text not null,
  phone text not null,
  city text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index addresses_by_shopper on addresses (shopper_id, created_at);
