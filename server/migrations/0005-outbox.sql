-- Mails to be sent, written in the transaction they belong to. `sealed` is encrypted and wiped once sent.
create table outbox (
  id text collate "C" primary key,
  recipient text not null,
  kind text not null,
  facts jsonb not null,
  sealed text,
  attempts integer not null default 0,
  run_after timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_waiting on outbox (run_after) where sent_at is null and given_up_at is null;

-- The local stand-ins keep what a real mail server and a real payment provider would keep.
create table local_mails (
  id text collate "C" primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default now()
);

create table local_payments (
  id text primary key,
  reference text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'expired')),
  amount bigint not null,
  order_number bigint not null,
  description text not null,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
