-- Who watches an order also hears what becomes of it before it is packed, such as goods left out. Only its first move is not told.
create or replace trigger order_moved after insert on order_moves
  for each row when (new.state not in ('placed', 'awaiting payment') or new.reason not in ('orderedForCash', 'orderedByCard'))
  execute function tell_of_move();
