-- Who in the shop hears of an order: the setting NOTIFY_ORDERS_TO of the process that took it. One row for all processes let the one that
-- started last redirect the notices of all. Null: nobody. order_notices stays for processes of the version before.
alter table orders add column notice_to text;
-- Their notices are written once they are paid.
update orders set notice_to = (select recipient from order_notices limit 1) where state = 'awaiting payment';
