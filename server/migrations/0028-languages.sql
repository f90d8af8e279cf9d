-- The language that a shopper read last.
alter table shoppers add column language text not null default 'en' check (language in ('en', 'ar'));
-- The language of a letter stays while it is tried again.
alter table outbox add column language text not null default 'en';
