-- The account that a letter belongs to: letters are shown with it and deleted with it.
-- A sign-up writes to shoppers first and to outbox after: locked in that order here too, so that neither waits for the other.
lock table shoppers in share row exclusive mode;
-- Null in letters of older processes, and in those to somebody who has no account any more.
alter table outbox add column shopper_id text collate "C" references shoppers on delete cascade;
update outbox set shopper_id = shoppers.id from shoppers where shoppers.email = outbox.recipient;
create index outbox_by_shopper on outbox (shopper_id);
