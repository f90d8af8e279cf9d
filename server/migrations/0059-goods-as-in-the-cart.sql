-- Where a line stands among the goods of its order: as in the cart. Lines from before are sorted by their ids, as they were.
alter table order_items add column position integer not null default 0;
