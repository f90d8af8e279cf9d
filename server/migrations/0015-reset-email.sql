-- The HMAC of the address that a reset was asked for, with an account or without: wrong codes are counted by it. Null in
-- requests of the version before.
alter table reset_requests add column email_hmac bytea;
