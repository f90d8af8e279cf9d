-- The numbers that an account had before, the newest first: an order of that time brings the new one back to the checkout.
alter table shoppers add column former_phones text[] not null default '{}';
