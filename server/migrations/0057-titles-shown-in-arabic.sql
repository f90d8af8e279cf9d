-- Products by the title that is shown in Arabic: the English one where there is no other.
drop index products_by_title_ar;
create index products_by_title_ar on products
  (translate(lower(coalesce(nullif(title_ar, ''), title)), 'أإآٱىئؤةپچڤگـًٌٍَُِّْ', 'اااايويهبجفك') collate "C");
