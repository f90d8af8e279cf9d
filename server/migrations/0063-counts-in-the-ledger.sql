-- The pieces that somebody counted; null in lines of before, and in those that are no count. The change is the difference to the books.
alter table stock_ledger add column counted integer;
