-- Who among the staff made a move: a courier has own runs, and the log finds people by login. Null for the shopper, the server, and
-- somebody at the command line who is not among the staff.
alter table order_moves add column staff_id text collate "C" references staff (id);
-- The log's newest page, and the orders that ended today.
create index order_moves_by_time on order_moves (moved_at);
