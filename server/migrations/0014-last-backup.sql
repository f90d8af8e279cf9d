-- When the shop was last backed up. A backup itself holds the moment of the one before it.
create table last_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null
);
