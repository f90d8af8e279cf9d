-- What is sold. Prices are piastres. Stock has a table of its own: it changes with every order, the rest with an import.
create table categories (
  id text collate "C" primary key,
  slug text not null unique,
  name text not null,
  name_ar text not null,
  image text not null,
  position integer not null
);

create table subcategories (
  id text collate "C" primary key,
  category_id text collate "C" not null references categories,
  slug text not null unique,
  name text not null,
  name_ar text not null,
  position integer not null
);
create index subcategories_by_category on subcategories (category_id, position);

create table brands (
  id text collate "C" primary key,
  slug text not null unique,
  name text not null,
  name_ar text not null,
  image text not null
);

create table products (
  id text collate "C" primary key,
  slug text not null unique,
  title text not null,
  title_ar text not null,
  description text not null,
  description_ar text not null,
  unit text not null,
  unit_ar text not null,
  price integer not null check (price > 0),
  price_after_discount integer check (price_after_discount > 0 and price_after_discount < price),
  images text[] not null check (cardinality(images) > 0),
  category_id text collate "C" not null references categories,
  subcategory_id text collate "C" not null references subcategories,
  brand_id text collate "C" not null references brands,
  ratings_average numeric(2, 1) not null,
  ratings_quantity integer not null,
  position integer not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_in_order on products (position, id) where withdrawn_at is null;
create index products_by_category on products (category_id, position, id) where withdrawn_at is null;
create index products_by_price on products (price, id) where withdrawn_at is null;

create table stock (
  product_id text collate "C" primary key references products on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  sold integer not null default 0 check (sold >= 0)
);

-- Catalogue answers are kept ready per version; any change to the four tables above makes the next one, whoever makes it.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function next_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  perform pg_notify('catalogue', '');
  return null;
end $$;

create trigger categories_changed after insert or update or delete or truncate on categories
  for each statement execute function next_catalogue_version();
create trigger subcategories_changed after insert or update or delete or truncate on subcategories
  for each statement execute function next_catalogue_version();
create trigger brands_changed after insert or update or delete or truncate on brands
  for each statement execute function next_catalogue_version();
create trigger products_changed after insert or update or delete or truncate on products
  for each statement execute function next_catalogue_version();
