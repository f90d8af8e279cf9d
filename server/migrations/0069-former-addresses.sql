-- The addresses that the account corrected or removed after an order to them, the newest first: the checkout offers none of them
-- again. Servers of before, which may still run beside this one, read moved_at; nothing writes it any more.
alter table shoppers add column former_addresses jsonb not null default '[]';
