-- Who shops here, the sessions their tokens name, and what guards both. Ids everywhere: 24 hex digits, made by the server.
create table shoppers (
  id text collate "C" primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  phone text not null,
  role text not null default 'user',
  created_at timestamptz not null default now()
);

-- A token is good only while the row its jti names is here.
create table sessions (
  id text collate "C" primary key,
  shopper_id text collate "C" not null references shoppers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_shopper on sessions (shopper_id);

-- One request for a reset code. Unknown addresses leave a row too (shopper_id null), so that both cost the same.
create table reset_requests (
  id text collate "C" primary key,
  shopper_id text collate "C" references shoppers on delete cascade,
  code_hmac bytea not null,
  browser_hash bytea not null,
  origin_hash bytea not null,
  seen_browser boolean not null default false,
  wrong_tries integer not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  used_at timestamptz
);
create index reset_requests_by_shopper on reset_requests (shopper_id, created_at);
create index reset_requests_by_browser on reset_requests (browser_hash);
create index reset_requests_by_origin on reset_requests (origin_hash, created_at);

-- Counted tries, shared by all server processes. Keys are hashes: no address and no e-mail stands here.
create table rate_limits (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_by_end on rate_limits (resets_at);

-- Secrets the server made for itself where the environment gave none.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
