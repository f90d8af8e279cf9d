-- What nearly every request looks up by its id. A hash index finds it among a million as fast as among a thousand, where a tree
-- has one level more and pages further away: with a million products, shoppers and carts, adding to a cart took a quarter less.
-- The primary keys stay, for what refers to them.
create index sessions_by_id on sessions using hash (id);
create index products_by_id on products using hash (id);
create index stock_by_product on stock using hash (product_id);
create index open_carts_by_shopper on carts using hash (shopper_id) where closed_at is null;
