-- Reviews by shoppers of products that were delivered to them. The rating that the shop shows adds their stars to the figures
-- that a product came with (ratings_average, ratings_quantity), which stay as they were imported.
alter table products add column reviews_count integer not null default 0, add column reviews_sum integer not null default 0;

create table reviews (
  id text collate "C" primary key,
  product_id text collate "C" not null references products on delete cascade,
  -- Null once the account is gone: the review stays, without a name.
  shopper_id text collate "C" references shoppers on delete set null,
  rating smallint not null check (rating between 1 and 5),
  review text not null check (length(review) <= 1000),
  -- By the shop: nobody sees it and its stars do not count.
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index one_review_of_a_product on reviews (product_id, shopper_id);
create index reviews_by_shopper on reviews (shopper_id);
create index reviews_in_order on reviews (product_id, created_at desc, id desc) where hidden_at is null;

-- A change of products makes the next catalogue version too, so that no cached answer keeps an older rating.
create function ratings_follow_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update products set reviews_count = reviews_count - 1, reviews_sum = reviews_sum - old.rating
    where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    update products set reviews_count = reviews_count + 1, reviews_sum = reviews_sum + new.rating
    where id = new.product_id;
  end if;
  return null;
end $$;
create trigger ratings_follow after insert or update or delete on reviews
  for each row execute function ratings_follow_reviews();
