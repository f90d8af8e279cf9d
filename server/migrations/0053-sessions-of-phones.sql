-- The shared phone on which a PIN opened the session: taken off the list, it ends its sessions.
alter table staff_sessions add column device_id text collate "C" references staff_devices (id) on delete cascade;
