-- A payment is known by the page it was made on, in the provider's name for it. So an order may have several, and each is
-- recorded and sent back by itself.
alter table payments add column session_id text;
-- On top of the payment that counts for the order, or for an order to be paid in cash: it goes back whatever becomes of the order.
alter table payments add column is_surplus boolean not null default false;

update payments p set session_id = coalesce((select id from payment_sessions s where s.order_id = p.order_id), p.order_id);
alter table payments alter column session_id set not null;
alter table payments drop constraint payments_pkey;
alter table payments add primary key (order_id, session_id);
create unique index one_payment_counts on payments (order_id) where not is_surplus;
create index owed_surplus on payments (order_id) where is_surplus and refunded_at is null;

-- For processes of the version before, while they are being replaced: they do not say which page was paid, so it is taken for
-- the order's own. The index above keeps them from a second payment, as the primary key did.
create function name_paid_page() returns trigger language plpgsql as $$
begin
  new.session_id := coalesce((select id from payment_sessions where order_id = new.order_id), new.order_id);
  return new;
end $$;
create trigger paid_page_is_named before insert on payments
  for each row when (new.session_id is null) execute function name_paid_page();
