-- An order keeps both titles. Null in orders of older versions, whose English titles are shown in every language.
alter table order_items add column title_ar text, add column unit_ar text;
