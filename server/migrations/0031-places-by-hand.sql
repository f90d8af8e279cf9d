-- Who set the places of this one slot by hand: plans leave them. Null: they are those of its plan.
alter table delivery_slots add column capacity_by text;
