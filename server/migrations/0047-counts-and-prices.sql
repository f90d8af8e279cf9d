-- A count that agrees with the books leaves no line in the ledger, so the stock itself remembers when.
alter table stock add column counted_at timestamptz;
-- Prices that were changed together are entries of one deed, which is undone as one.
alter table staff_log add column together text collate "C";
create index staff_log_of_prices on staff_log (at)
  where what in ('price changed', 'price undone', 'prices changed', 'prices undone');
