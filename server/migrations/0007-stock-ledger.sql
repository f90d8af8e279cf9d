-- Every piece that comes onto or goes off the shelf is a line in the ledger, and what is on hand is their sum: a line
-- moves the stock, and nothing else can.
create table stock_ledger (
  id bigint generated always as identity primary key,
  product_id text collate "C" not null references stock (product_id) on delete cascade,
  change integer not null check (change <> 0),
  reason text not null check (reason in ('opening stock', 'ordered', 'put back', 'counted', 'adjusted')),
  -- Of 'ordered' and 'put back'. Orders are never deleted; a foreign key would be checked with every piece sold.
  order_id text collate "C",
  note text,
  clerk text,
  changed_at timestamptz not null default clock_timestamp()
);
create index stock_ledger_by_product on stock_ledger (product_id, id);

insert into stock_ledger (product_id, change, reason)
  select product_id, on_hand, 'opening stock' from stock where on_hand > 0 order by product_id;

create function stock_follows_ledger() returns trigger language plpgsql as $$
begin
  update stock s set on_hand = s.on_hand + line.change, sold = greatest(0, s.sold + line.sold)
  from (
    select product_id, sum(change)::integer as change,
      coalesce(-sum(change) filter (where reason in ('ordered', 'put back')), 0)::integer as sold
    from written group by product_id
  ) line
  where s.product_id = line.product_id;
  return null;
end $$;
create trigger stock_follows after insert on stock_ledger
  referencing new table as written for each statement execute function stock_follows_ledger();

create function only_the_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'Stock changes by a new line in stock_ledger, and by nothing else.' using errcode = '23000';
end $$;
-- Depth 0 is somebody's own statement; the trigger above runs deeper.
create trigger stock_not_by_hand before update of on_hand on stock for each row
  when (new.on_hand is distinct from old.on_hand and pg_trigger_depth() = 0) execute function only_the_ledger();
create trigger stock_begins_empty before insert on stock for each row
  when (new.on_hand <> 0) execute function only_the_ledger();
create trigger ledger_stays before update or delete on stock_ledger for each row
  when (pg_trigger_depth() = 0) execute function only_the_ledger();
create function no_ledger_no_stock() returns trigger language plpgsql as $$
begin
  if exists (select from stock where on_hand <> 0) then
    raise exception 'The ledger cannot be emptied while there is stock.' using errcode = '23000';
  end if;
  return null;
end $$;
create trigger ledger_goes_with_stock after truncate on stock_ledger
  for each statement execute function no_ledger_no_stock();
