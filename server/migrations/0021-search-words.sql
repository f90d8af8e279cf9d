-- Names that the shopkeeper adds to the lexicon of search, one thing a row ("tomatoes | طماطم | قوطة"). Every process follows
-- them by the catalogue's version.
create table search_words (
  row text primary key,
  added_at timestamptz not null default now()
);
create trigger search_words_changed after insert or update or delete or truncate on search_words
  for each statement execute function next_catalogue_version();

-- Searches that found nothing: the text alone, never who typed it. The shopkeeper's list of names and goods that are missing.
create table search_misses (
  typed text primary key,
  times integer not null default 1,
  last_at timestamptz not null default now()
);
