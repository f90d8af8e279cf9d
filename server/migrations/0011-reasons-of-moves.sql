-- Why an order moved, as a code and its parameters; the sentence is made for the reader (orders.messages.en.ts).
-- `why` stays as it was: moves that an older version writes while the shop is upgraded, and sentences with no code, have it
-- alone; new moves leave it empty.
alter table order_moves alter column why set default '', add column reason text, add column params jsonb;

update order_moves set reason = known.reason
from (values
  ('Ordered, cash on delivery.', 'orderedForCash'),
  ('Ordered, to be paid online.', 'orderedByCard'),
  ('The shop is packing your order.', 'packing'),
  ('Your order has left the shop.', 'onItsWay'),
  ('Your order was delivered.', 'delivered'),
  ('This cart was ordered anew.', 'orderedAnew'),
  ('The payment page was closed for another order.', 'pageClosed'),
  ('No payment page could be opened.', 'noPageOpened'),
  ('The payment failed.', 'paymentFailed'),
  ('Nobody paid in time.', 'notPaidInTime'),
  ('Paid online.', 'paid'),
  ('Paid online after the page had ended' || chr(59) || ' the stock was still there.', 'paidLate'),
  ('Paid, but the order had been cancelled.', 'paidAfterCancel'),
  ('Paid, but the cart had been ordered anew.', 'paidAfterOrderedAnew'),
  ('Paid after the page had ended, and the goods were gone.', 'paidAfterSoldOut'),
  ('You cancelled this order.', 'cancelledByShopper'),
  ('Your money was sent back.', 'refunded')
) as known (why, reason)
where order_moves.why = known.why;

update order_moves set reason = 'wrongAmountPaid', params = jsonb_build_object(
  'paid', substring(why from '^Paid (.*) instead of '), 'asked', substring(why from ' instead of (.*)\.$'))
where why ~ '^Paid \d+ \w+ instead of \d+ \w+\.$';

update order_moves set reason = 'cancelledByShop', params = jsonb_build_object('note', why)
where clerk is not null and state in ('cancelled', 'refund due');
