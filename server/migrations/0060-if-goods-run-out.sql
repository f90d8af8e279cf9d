-- How the shopper wants goods handled that run out before they are packed. Null: nothing was said.
alter table orders add column if_runs_out text check (if_runs_out in ('call', 'replace', 'leave out'));
