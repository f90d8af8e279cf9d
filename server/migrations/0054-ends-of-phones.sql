-- The person who enrolled a shared phone: it is taken off the list with the person's dismissal. Unknown of older ones.
alter table staff_devices add column enrolled_by text collate "C" references staff (id) on delete set null;
