-- The last imports of products, each with what undoes it (catalog/import/undo-import.ts). Old ones are deleted by the next.
create table imports (
  id bigint generated always as identity primary key,
  -- The moment of its transaction, and so `updated_at` of the products that it wrote: another one there is a later change.
  at timestamptz not null default now(),
  staff_id text collate "C" references staff (id),
  name text not null,
  file text not null,
  counts jsonb not null,
  -- All products that it wrote, and those of them that were not on sale before.
  written text[] not null,
  put_on_sale text[] not null,
  -- The pieces that it brought or took: [{"productId": …, "change": …}].
  counted jsonb not null,
  -- The products that it changed or withdrew as they were before: a JSON file of the catalogue, packed with gzip.
  before bytea not null,
  undone_at timestamptz,
  undone_by text
);
