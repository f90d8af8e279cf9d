-- What nearly every request looks up by its id. A hash index finds it among a million as fast as among a thousand, where a tree
-- has one level more and pages further away: docs/decisions/0018-hash-indexes.md. Carts come first and then stock, as everybody
-- locks them (orders/locks.queries.ts). Who has made them beforehand (docs/deploy.md) keeps them.
create index if not exists open_carts_by_shopper on carts using hash (shopper_id) where closed_at is null;
create index if not exists stock_by_product on stock using hash (product_id);
create index if not exists products_by_id on products using hash (id);
create index if not exists sessions_by_id on sessions using hash (id);
