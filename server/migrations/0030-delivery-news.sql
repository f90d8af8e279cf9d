-- Open pages hear of it when the shop closes or opens again, or sells other times. No order and no hold changes these tables.
create function tell_of_delivery() returns trigger language plpgsql as $$
begin
  perform pg_notify('delivery', '');
  return null;
end $$;

create trigger pauses_changed after insert or update or delete on shop_pauses
  for each statement execute function tell_of_delivery();
create trigger days_changed after insert or update or delete on shop_days
  for each statement execute function tell_of_delivery();
create trigger areas_changed after insert or update or delete on delivery_areas
  for each statement execute function tell_of_delivery();
-- Not after an insert: the shop makes slots by itself.
create trigger slots_changed after update or delete on delivery_slots
  for each statement execute function tell_of_delivery();
