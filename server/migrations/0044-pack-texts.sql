-- The texts of a pack, shown on the details of a product (catalog/product-row.queries.ts). Empty where the shop has none.
alter table products
  add column ingredients text not null default '',
  add column ingredients_ar text not null default '',
  add column origin text not null default '',
  add column origin_ar text not null default '',
  add column storage text not null default '',
  add column storage_ar text not null default '',
  add column nutrition text not null default '',
  add column nutrition_ar text not null default '';
