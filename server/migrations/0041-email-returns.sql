-- Letters that take a changed e-mail address back (account/email-returns.ts). The code in the letter is random, and kept as its hash.
create table email_returns (
  code_hash bytea primary key,
  shopper_id text collate "C" not null references shoppers on delete cascade,
  -- The address that the account had.
  email text not null,
  number bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index email_returns_by_shopper on email_returns (shopper_id, number);
create index email_returns_by_email on email_returns (email);
