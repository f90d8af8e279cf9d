-- The area that a shopper had chosen for an order that names no delivery, by an id that may have gone since.
alter table orders add column asked_area_id text collate "C";
