-- When each product was counted last, for the lists of the staff: without this every sale since then is read.
create index if not exists stock_ledger_counts on stock_ledger (product_id, changed_at)
  where reason in ('counted', 'opening stock');
-- Products by their names, the withdrawn too. PostgreSQL uses these only for exactly the expressions of product-row.queries.ts.
create index if not exists products_by_title on products (lower(title) collate "C");
create index if not exists products_by_title_ar on products
  (translate(lower(title_ar), 'أإآٱىئؤةپچڤگـًٌٍَُِّْ', 'اااايويهبجفك') collate "C");
