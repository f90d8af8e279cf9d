-- Answers to changes of the staff by their Idempotency-Key, so that one whose answer was lost can be sent again without
-- counting twice. Kept for 48 hours.
create table staff_answers (
  staff_id text collate "C" not null references staff (id) on delete cascade,
  key text collate "C" not null,
  -- The change that was asked for: a key is of one change.
  asked text not null,
  -- Null in the transaction that makes the change, and nowhere else.
  answer jsonb,
  at timestamptz not null default now(),
  primary key (staff_id, key)
);
create index staff_answers_by_age on staff_answers (at);
