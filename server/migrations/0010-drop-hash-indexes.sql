-- The trees of the primary keys and of one_open_cart find the same rows, a few microseconds later
-- (docs/decisions/0018-hash-indexes.md). In the order in which everybody locks these tables.
drop index if exists open_carts_by_shopper;
drop index if exists stock_by_product;
drop index if exists products_by_id;
drop index if exists sessions_by_id;
