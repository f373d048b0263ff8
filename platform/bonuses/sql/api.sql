-- What the wallet asks of bonuses for each stake, and tells them of what comes after a grant's end.

-- Grants that are being wagered; of a player one in each currency at most.
create or replace view bonuses.active_grants as
select id as grant_id, player_id, currency, max_bet, weights, excluded_games from bonuses.grants where state = 'active';

-- How many percent of a stake in a game count: 0 where only real money can be staked. Of the categories that the game is in,
-- the lowest holds; 26 is every other game.
create or replace function bonuses.weight(p_weights jsonb, p_excluded text[], p_game text, p_categories integer[])
returns integer
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case
    when p_game = any (p_excluded) then 0
    else coalesce((select min((p_weights ->> c::text)::integer) from unnest(p_categories) c where p_weights ? c::text),
                  (p_weights ->> '26')::integer, 0)
  end
$$;

grant execute on function bonuses.weight to parlour_app;

-- What has become of a grant.
create or replace view bonuses.grant_states as select id as grant_id, state::text as state from bonuses.grants;
