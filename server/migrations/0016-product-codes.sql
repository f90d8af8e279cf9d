-- The shop's own number of a product (SKU) and the one printed on its pack. Neither has to be known.
alter table products add column sku text, add column barcode text;
create unique index products_by_sku on products (sku) where sku is not null;
create unique index products_by_barcode on products (barcode) where barcode is not null;
