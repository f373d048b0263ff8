-- What was decided about the documents of a player who closed their account; of nobody else, by whomever.
create or replace function verification.forget_reviews(p_player uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from verification.reviews
   where player_id = p_player and exists (select from players.closed_accounts c where c.player_id = p_player)
$$;
grant execute on function verification.forget_reviews to parlour_app;
