-- Additions to carts by their Idempotency-Key, so that one whose answer was lost can be sent again without adding twice.
-- Kept for 48 hours.
create table cart_additions (
  shopper_id text collate "C" not null references shoppers on delete cascade,
  key text collate "C" not null,
  -- No foreign key: the product may be deleted meanwhile.
  product_id text collate "C" not null,
  added_at timestamptz not null default now(),
  primary key (shopper_id, key)
);
create index cart_additions_by_age on cart_additions (added_at);
