-- Orders by the last digits of their phone, for the search of the staff: without this it reads every order. PostgreSQL uses it only
-- for exactly the expression of shop-orders.queries.ts.
create index if not exists orders_by_phone_end on orders (reverse(regexp_replace(
  translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g')) text_pattern_ops);
