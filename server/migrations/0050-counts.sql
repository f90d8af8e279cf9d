-- When each product was counted last, for the lists of the staff: without this every sale since then is read.
create index if not exists stock_ledger_counts on stock_ledger (product_id, changed_at)
  where reason in ('counted', 'opening stock');
