-- The phone of the courier who has the order. Each move of the order takes it away (orders/order-moves.queries.ts).
alter table orders add column courier_phone text;
