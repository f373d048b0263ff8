-- Bets that cover each other: red and black, banker and player, nearly every number, a crash that is left at once.

-- Whether bets of a round can cover each other in a game: roulette, baccarat, crash and live shows (18, 16, 11, 19), of which
-- sic bo is one.
create or replace function bonuses.can_cover(p_categories integer[]) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(p_categories && array[11, 16, 18, 19], false)
$$;

-- Whether a round has hardly been at risk: it brought between 90 and 110 percent of what was staked in it. A studio tells
-- nothing of what a stake covers; what came of it shows it, and anybody can check it. A round that lost, or won more, counts.
-- @param p_staked and p_won by the same weight, of the whole round
create or replace function bonuses.is_covering(p_categories integer[], p_staked bigint, p_won bigint) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select bonuses.can_cover(p_categories) and p_staked > 0 and coalesce(p_won * 10 between p_staked * 9 and p_staked * 11, false)
$$;
grant execute on function bonuses.can_cover, bonuses.is_covering to parlour_app;
