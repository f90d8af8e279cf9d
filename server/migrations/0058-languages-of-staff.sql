-- The language that a person chose in the admin, shown on whatever phone they sign in on. Null: that of the browser counts.
alter table staff add column language text check (language in ('en', 'ar'));
