-- The lists that a shopper of a large catalogue opens: an aisle, a brand, what is on sale, and by price. Without these each of
-- them reads every product. Equal prices are put in order by an incremental sort.
create index if not exists products_by_subcategory on products (subcategory_id, position, id) where withdrawn_at is null;
create index if not exists products_by_brand on products (brand_id, position, id) where withdrawn_at is null;
create index if not exists products_on_sale on products (position, id)
  where withdrawn_at is null and price_after_discount is not null;
create index if not exists products_by_price_now on products (coalesce(price_after_discount, price))
  where withdrawn_at is null;
