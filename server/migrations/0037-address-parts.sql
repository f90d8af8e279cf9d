-- The parts of an address that its details join, and its delivery area, by an id that may have gone since.
alter table addresses add column parts jsonb, add column area_id text collate "C";
