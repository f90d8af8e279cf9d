-- The language in which an order was placed, for its letters and its payment page. Null: the request named none, and the account's counts.
alter table orders add column language text check (language in ('en', 'ar'));
