-- Whoever searches for words looks at every product without this: a second with a hundred thousand of them. pg_trgm comes
-- with PostgreSQL and is trusted (no superuser needed), but not every server has it, nor the embedded one: there, search
-- finds the same and takes longer.
do $$
begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'Search goes without an index: %', sqlerrm;
end $$;
-- Where it is there, nothing may keep the index from being made: a table that stayed locked would leave search slow for good.
do $$
begin
  if exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
    create index products_by_words on products
      using gin ((title || ' ' || description || ' ' || title_ar || ' ' || description_ar) gin_trgm_ops);
  end if;
end $$;
