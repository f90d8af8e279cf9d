-- Who in the shop hears of each new order: the setting NOTIFY_ORDERS_TO, written here when the shop starts, so that the
-- notice is in the order's own transaction whichever process makes it. Empty: nobody.
create table order_notices (
  recipient text primary key
);
