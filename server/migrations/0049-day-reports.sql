-- The moments at which goods ran out. Reading them out of the ledger means adding it up from its first line.
create table sold_outs (
  product_id text collate "C" not null references stock (product_id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
insert into sold_outs (product_id, at)
  select product_id, changed_at
  from (
    select product_id, change, changed_at, sum(change) over (partition by product_id order by id) as left_over
    from stock_ledger
  ) line
  where left_over = 0 and change < 0 order by changed_at;
create index sold_outs_by_time on sold_outs (at);

create function note_sold_out() returns trigger language plpgsql as $$
begin
  insert into sold_outs (product_id) values (new.product_id);
  return null;
end $$;
create trigger sold_out_is_noted after update of on_hand on stock
  for each row when (new.on_hand = 0 and old.on_hand > 0) execute function note_sold_out();

-- The figures of a day among those of years.
create index orders_by_time on orders (created_at);
create index orders_by_handover on orders (delivered_at) where delivered_at is not null;
create index payments_by_arrival on payments (captured_at);
create index payments_by_return on payments (refunded_at) where refunded_at is not null;
create index stock_ledger_by_time on stock_ledger (changed_at);

-- The log by person. Orders and the server itself leave lines without one.
create index stock_ledger_by_clerk on stock_ledger (clerk, id) where clerk is not null;
create index order_moves_by_clerk on order_moves (clerk, moved_at) where clerk is not null;
create index staff_log_by_name on staff_log (name, id);
