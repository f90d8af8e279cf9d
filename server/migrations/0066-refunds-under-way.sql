-- How many refunds of it had failed when the payment provider was asked for one, to which it has said neither yes nor no.
alter table payments add column refund_claim integer;
