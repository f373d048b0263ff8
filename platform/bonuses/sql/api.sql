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

-- Stakes that were refused for the max bet of the bonus that their players wager: added up for the office. The caller holds the
-- wallets' locks.
create or replace function bonuses.note_refused_stakes(p_player uuid[], p_currency text[], p_amount bigint[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into bonuses.guard_hits as h (grant_id, guard, times, amount, at)
  select g.grant_id, 'max_bet', 1, s.amount, now()
    from unnest(p_player, p_currency, p_amount) as s (player, currency, amount)
    join bonuses.active_grants g on g.player_id = s.player and g.currency = s.currency
   order by g.grant_id
  on conflict (grant_id, guard) do update
    set times = h.times + 1, amount = h.amount + excluded.amount, at = excluded.at
$$;

-- Free spins as the wallet knows them; whether one can be used, free_spins_today says.
create or replace view bonuses.free_spins as
select id as free_spin_grant_id, player_id, currency, games, bet_amount, wins_as, bonus_grant_id
  from bonuses.free_spin_grants;

-- Which studios' calls took a free spin, what they were told, and which call gave it back.
create or replace view bonuses.free_spin_calls as
select u.tx_id, u.free_spin_grant_id, u.left_today, u.returned_by, f.wins_as
  from bonuses.free_spin_uses u join bonuses.free_spin_grants f on f.id = u.free_spin_grant_id;

-- How many of some free spins can be used today: 0 when they have ended, or their time is over.
create or replace function bonuses.free_spins_today(p_grant uuid, p_now timestamptz) returns integer
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v bonuses.free_spin_grants;
begin
  select * into v from bonuses.free_spin_grants f where f.id = p_grant and f.state = 'open' and f.expires_at > p_now;
  if not found then
    return 0;
  end if;
  if v.day_limit is null then
    return v.spins_left;
  end if;
  return greatest(0, least(v.spins_left, v.day_limit - (
    select count(*)::integer from bonuses.free_spin_uses u
     where u.free_spin_grant_id = v.id and u.returned_by is null
       and u.used_at >= case when v.time_zone is null then bonuses.day_began(v.player_id, p_now)
                            else bonuses.day_began_in(v.time_zone, p_now) end)));
end
$$;
grant execute on function bonuses.free_spins_today to parlour_app;

-- Takes a spin for each call; the caller has asked what is left, and holds the wallets' locks. With the first one their days are
-- those of the player's zone for good: who moves to another has no other day for it.
create or replace function bonuses.use_free_spins(
  p_tx uuid[], p_grant uuid[], p_left_today integer[], p_now timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into bonuses.free_spin_uses (tx_id, free_spin_grant_id, used_at, left_today)
  select u.tx, u.spins, p_now, u.left_today from unnest(p_tx, p_grant, p_left_today) as u (tx, spins, left_today);
  update bonuses.free_spin_grants f
     set spins_left = f.spins_left - u.used,
         time_zone  = coalesce(f.time_zone, bonuses.zone_of(f.player_id)),
         state      = case when f.spins_left = u.used then 'used' else f.state end,
         ended_at   = case when f.spins_left = u.used then p_now end
    from (select g.spins, count(*)::integer as used from unnest(p_grant) as g (spins) group by g.spins) u
   where f.id = u.spins;
end
$$;

-- Gives spins back that calls took, once. Of free spins that have ended otherwise than by being used up nothing comes back.
create or replace function bonuses.return_free_spins(p_tx uuid[], p_by uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  with back as (
    update bonuses.free_spin_uses u set returned_by = r.by_tx
      from unnest(p_tx, p_by) as r (tx, by_tx)
     where u.tx_id = r.tx and u.returned_by is null
    returning u.free_spin_grant_id as spins)
  update bonuses.free_spin_grants f
     set spins_left = f.spins_left + b.number, state = 'open', ended_at = null
    from (select spins, count(*)::integer as number from back group by spins) b
   where f.id = b.spins and f.state in ('open', 'used');
end
$$;

-- What free spins have brought of bonus money. Where they are all that a bonus is, there is so much more to wager.
create or replace function bonuses.free_spins_won(p_grant uuid[], p_amount bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update bonuses.grants g set target = g.target + w.amount * g.times * 100
    from (select s.bonus, sum(s.amount)::bigint as amount from unnest(p_grant, p_amount) as s (bonus, amount) group by s.bonus) w
   where g.id = w.bonus and g.state = 'active' and g.amount = 0;
end
$$;
