-- Since when no plan makes the slot. Only carts that have a place in it can order it. Null: a plan makes it.
alter table delivery_slots add column off_sale_at timestamptz;
