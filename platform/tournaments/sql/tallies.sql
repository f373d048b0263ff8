-- Tiers of points: the higher the points, the wider, a sixty-fourth of them at most. Points below 128 are their own tier; above, a
-- tier is the seven highest bits of the points. Nobody without points has one.
create or replace function tournaments.tier_of(p_points bigint) returns integer
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  v_power integer;
begin
  if p_points < 128 then
    return p_points;
  end if;
  -- The highest power of two in it; a logarithm may be a hair off.
  v_power := floor(ln(p_points::double precision) / ln(2::double precision));
  if (1::bigint << v_power) > p_points then
    v_power := v_power - 1;
  elsif (1::bigint << (v_power + 1)) <= p_points then
    v_power := v_power + 1;
  end if;
  return (v_power - 6) * 64 + (p_points >> (v_power - 6));
end
$$;

-- The most points of a tier.
create or replace function tournaments.tier_top(p_tier integer) returns bigint
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_tier < 128 then p_tier::bigint
              else ((p_tier - (p_tier / 64 - 1) * 64 + 1)::bigint << (p_tier / 64 - 1)) - 1 end
$$;

-- Moves participants from tier to tier, in the statement that changes their scores.
create or replace function tournaments.move_tallies() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into tournaments.tallies as t (tournament_id, tier, participants)
    select a.tournament_id, tournaments.tier_of(a.points), count(*)
      from added a where a.points > 0 group by 1, 2 order by 1, 2
    on conflict (tournament_id, tier) do update set participants = t.participants + excluded.participants;
    return null;
  end if;
  -- Tiers are locked in one order by everybody: who moves one way could meet who moves the other way.
  if tg_op = 'UPDATE' then
    perform from tournaments.tallies t
      where (t.tournament_id, t.tier) in (select u.tournament_id, tournaments.tier_of(u.points)
                                            from (select tournament_id, points from added
                                                  union all select tournament_id, points from removed) u
                                           where u.points > 0)
      order by t.tournament_id, t.tier for update;
    insert into tournaments.tallies as t (tournament_id, tier, participants)
    select a.tournament_id, tournaments.tier_of(a.points), count(*)
      from added a where a.points > 0 group by 1, 2 order by 1, 2
    on conflict (tournament_id, tier) do update set participants = t.participants + excluded.participants;
  else
    perform from tournaments.tallies t
      where (t.tournament_id, t.tier) in (select o.tournament_id, tournaments.tier_of(o.points) from removed o where o.points > 0)
      order by t.tournament_id, t.tier for update;
  end if;
  update tournaments.tallies t set participants = t.participants - r.gone
    from (select o.tournament_id, tournaments.tier_of(o.points) as tier, count(*) as gone
            from removed o where o.points > 0 group by 1, 2) r
   where t.tournament_id = r.tournament_id and t.tier = r.tier;
  return null;
end
$$;

create or replace trigger tally_inserts after insert on tournaments.scores
  referencing new table as added for each statement execute function tournaments.move_tallies();
create or replace trigger tally_updates after update on tournaments.scores
  referencing old table as removed new table as added for each statement execute function tournaments.move_tallies();
create or replace trigger tally_deletes after delete on tournaments.scores
  referencing old table as removed for each statement execute function tournaments.move_tallies();

-- How many stand before a participant with points.
create or replace function tournaments.count_ahead(p_tournament text, p_player uuid) returns integer
language sql stable set search_path = pg_catalog, pg_temp as $$
  select (coalesce((select sum(t.participants) from tournaments.tallies t
                     where t.tournament_id = p_tournament and t.tier > tournaments.tier_of(o.points)), 0)
          + (select count(*) from tournaments.scores s
              where s.tournament_id = p_tournament
                and s.places_by >= - tournaments.tier_top(tournaments.tier_of(o.points))
                and (s.places_by, s.reached_at, s.joined_at, s.player_id)
                    < (o.places_by, o.reached_at, o.joined_at, o.player_id)))::integer
    from tournaments.scores o where o.tournament_id = p_tournament and o.player_id = p_player
$$;

grant execute on function tournaments.tier_of, tournaments.tier_top, tournaments.count_ahead to parlour_app;
