-- Browser and system that signed in, such as "Chrome · Android". Null: it did not tell, or signed in before this column.
alter table sessions add column device text;
