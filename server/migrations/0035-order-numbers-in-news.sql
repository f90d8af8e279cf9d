-- Watchers are told to look again at an order by its number. The id stays second, for processes of the version before.
create or replace function tell_of_move() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_moves',
    (select shopper_id || ' ' || id || ' ' || number from orders where id = new.order_id));
  return null;
end $$;
