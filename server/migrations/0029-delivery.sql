-- Delivery: rounds of couriers, the areas they ride to, their slots, and the places that carts hold in slots (decision 0036).
-- Money in piastres. Hours are minutes after midnight in Cairo of the day that a slot is listed under: 1470 is 00:30 at night.
create table delivery_rounds (
  id text collate "C" primary key,
  name text not null,
  name_ar text not null,
  -- Express orders have places of their own, so that they take none of the slots'.
  express_per_hour integer not null default 4 check (express_per_hour >= 0)
);

create table delivery_areas (
  id text collate "C" primary key,
  round_id text collate "C" not null references delivery_rounds,
  -- ISO 3166-2, such as EG-C.
  governorate text not null,
  name text not null,
  name_ar text not null,
  -- Other names that people write as their city, in any script.
  aliases text[] not null default '{}',
  fee integer not null check (fee >= 0),
  minimum integer not null default 0 check (minimum >= 0),
  -- From this amount of goods on, delivery costs nothing.
  free_from integer check (free_from >= 0),
  express_fee integer check (express_fee >= 0),
  express_minutes integer check (express_minutes > 0),
  position integer not null default 0,
  closed_at timestamptz,
  check ((express_fee is null) = (express_minutes is null))
);

create table slot_plans (
  id text collate "C" primary key,
  round_id text collate "C" not null references delivery_rounds,
  season text not null check (season in ('usual', 'ramadan')),
  -- 0 is Sunday.
  weekday integer not null check (weekday between 0 and 6),
  from_minute integer not null check (from_minute >= 0),
  until_minute integer not null check (until_minute > from_minute and until_minute <= 1800),
  capacity integer not null check (capacity >= 0),
  -- Minutes before the start at which the slot closes.
  cut_off_minutes integer not null check (cut_off_minutes >= 0),
  unique (round_id, season, weekday, from_minute)
);

create table shop_days (
  day date primary key,
  kind text not null check (kind in ('closed', 'ramadan')),
  note text not null default '',
  note_ar text not null default ''
);

create table shop_pauses (
  id text collate "C" primary key,
  from_at timestamptz not null default now(),
  -- Null: until somebody opens again.
  until_at timestamptz,
  why text not null default '',
  why_ar text not null default '',
  clerk text not null default ''
);

create table delivery_slots (
  id text collate "C" primary key,
  round_id text collate "C" not null references delivery_rounds,
  -- The label that is promised, and the instants that it meant when the slot was made.
  day date not null,
  from_minute integer not null,
  until_minute integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cut_off timestamptz not null,
  capacity integer not null check (capacity >= 0),
  closed_at timestamptz,
  unique (round_id, day, from_minute)
);
create index delivery_slots_by_start on delivery_slots (starts_at);

-- One place for a cart. It counts while its hold lasts, or while its order lives: nothing has to free it.
create table slot_places (
  cart_id text collate "C" primary key references carts on delete cascade,
  shopper_id text collate "C" not null references shoppers on delete cascade,
  slot_id text collate "C" not null references delivery_slots,
  order_id text collate "C" references orders on delete cascade,
  -- A hold is renewed for 30 minutes at most.
  first_held_at timestamptz not null default clock_timestamp(),
  held_until timestamptz,
  check ((order_id is null) = (held_until is not null))
);
create index slot_places_by_slot on slot_places (slot_id);
create index slot_places_by_shopper on slot_places (shopper_id);

alter table orders
  -- Part of the total.
  add column delivery_fee integer not null default 0 check (delivery_fee >= 0),
  add column area_id text collate "C" references delivery_areas,
  add column slot_id text collate "C" references delivery_slots,
  add column promised_from timestamptz,
  add column promised_until timestamptz,
  add column is_express boolean not null default false,
  -- The cash that the shopper will pay with, so that the courier brings change.
  add column cash_with integer check (cash_with > 0),
  -- For the courier.
  add column note text;
create index orders_by_slot on orders (slot_id) where slot_id is not null;
-- An express order counts for an hour.
create index orders_express on orders (created_at) where is_express;
create index orders_by_promise on orders (promised_from) where promised_from is not null;
