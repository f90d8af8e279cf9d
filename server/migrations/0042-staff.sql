-- The people who run the shop, their sessions, and what they did.
create table staff (
  id text collate "C" primary key,
  name text not null,
  -- Lower case.
  login text collate "C" not null unique,
  -- Null until the person has chosen one through the invitation.
  password_hash text,
  -- The secret of the second factor (RFC 6238), encrypted; null without one. The pending one is not confirmed yet.
  totp_sealed text,
  pending_totp_sealed text,
  -- The last step of 30 s whose code was accepted: no code counts twice.
  last_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}',
  role text not null check (role in ('owner', 'manager', 'picker', 'courier', 'reader')),
  invitation_hash bytea unique,
  invitation_ends_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

create table staff_sessions (
  -- The hash of 128 random bits, which the browser's cookie holds.
  id bytea primary key,
  staff_id text collate "C" not null references staff (id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- Until then the second factor counts as fresh.
  strong_until timestamptz not null
);
create index staff_sessions_by_person on staff_sessions (staff_id);

create table staff_log (
  id bigint generated always as identity primary key,
  -- Null for somebody at the command line who is not among the staff. The name stands as it was then.
  staff_id text collate "C" references staff (id),
  name text not null,
  role text,
  what text not null,
  about_kind text not null,
  about_id text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default clock_timestamp()
);
create index staff_log_by_person on staff_log (staff_id, id);
create index staff_log_by_subject on staff_log (about_kind, about_id, id);

create function log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'Nothing is changed in staff_log or taken out of it.' using errcode = '23000';
end $$;
create trigger staff_log_stays before update or delete on staff_log
  for each statement execute function log_stays();
