-- Phones that several people share: on one that a manager has enrolled, a PIN opens a session.
alter table staff add column pin_hash text;

create table staff_devices (
  id text collate "C" primary key,
  -- The hash of 128 random bits, which the browser's cookie holds.
  secret_hash bytea not null unique,
  name text not null,
  enrolled_at timestamptz not null default now(),
  seen_at timestamptz
);
