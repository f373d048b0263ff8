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

-- What has become of a grant, and how much of its bonus money may still become real money; null is all.
create or replace view bonuses.grant_states as
select id as grant_id, state::text as state, end_reason, max_win - converted as most_to_real from bonuses.grants;

-- Bonus money that a round brings after its grant was wagered. Under the wallet's lock. Returns how much of it becomes
-- real money: no more than the grant's most in all.
create or replace function bonuses.convert_late(p_grant uuid, p_amount bigint) returns bigint
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with late as (
    select g.id, least(p_amount, coalesce(g.max_win - g.converted, p_amount)) as part
      from bonuses.grants g where g.id = p_grant
  ), noted as (
    update bonuses.grants g set converted = g.converted + late.part from late where g.id = late.id and late.part > 0
  )
  select coalesce((select part from late), 0)
$$;
