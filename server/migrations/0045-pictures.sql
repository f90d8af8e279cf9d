-- The masters of the shop's own pictures: imported, uploaded, or taken over from the former folder of pictures. Products, categories,
-- brands and lines of orders refer to one by its address, /images/<name> (pictures/masters.queries.ts).
create table pictures (
  -- A readable part and a hash of the content, so that what is behind an address never changes.
  name text collate "C" primary key check (name ~ '^[A-Za-z0-9_-]+-[0-9a-f]{8}$'),
  type text not null check (type in ('image/webp', 'image/avif', 'image/jpeg')),
  bytes bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  -- Since when nothing refers to it; null while something does.
  unused_since timestamptz
);
-- They are packed already.
alter table pictures alter column bytes set storage external;
