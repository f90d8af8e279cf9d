-- When an address that the shopper kept was changed or removed: the checkout offers none that only an older order knows.
alter table shoppers add column moved_at timestamptz;
