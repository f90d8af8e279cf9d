-- A product at a price is a line: pieces that are added to an order cost what they cost by then.
alter table order_items drop constraint order_items_pkey, add primary key (order_id, product_id, price);
