-- Money that went back another way than by the payment provider, and was only noted.
alter table payments add column is_by_hand boolean not null default false;
