-- Only what the stars depend on changes the stars: when an account is deleted its reviews lose their writer, and no product
-- and no catalogue version changes with them.
drop trigger ratings_follow on reviews;
create trigger ratings_follow after insert or delete or update of product_id, rating, hidden_at on reviews
  for each row execute function ratings_follow_reviews();
