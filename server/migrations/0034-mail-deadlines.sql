-- A letter is tried until this moment: for a day, so that it survives an outage of the mail server. now() is stable, so the table is
-- not rewritten; letters that wait already get their day from this migration on.
alter table outbox add column give_up_after timestamptz not null default now() + interval '24 hours';
