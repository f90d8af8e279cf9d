-- The groups that an import made, {"category": [id, …], "subcategory": …, "brand": …}: its undoing removes those that nothing uses.
alter table imports add column made jsonb not null default '{"category": [], "subcategory": [], "brand": []}';
