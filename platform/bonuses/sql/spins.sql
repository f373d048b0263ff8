-- The time zone of a player; UTC for who has told none.
create or replace function bonuses.zone_of(p_player uuid) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return coalesce((select z.time_zone from players.time_zones z where z.player_id = p_player), 'UTC');
end
$$;

-- When a day began in a time zone; one that is not known here has the days of UTC.
create or replace function bonuses.day_began_in(p_zone text, p_now timestamptz) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return date_trunc('day', p_now, p_zone);
exception when invalid_parameter_value then
  return date_trunc('day', p_now, 'UTC');
end
$$;

-- When the day of a player began.
create or replace function bonuses.day_began(p_player uuid, p_now timestamptz) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return bonuses.day_began_in(bonuses.zone_of(p_player), p_now);
end
$$;

create or replace trigger never_deleted before delete or truncate on bonuses.free_spin_grants
  for each statement execute function bonuses.refuse();
create or replace trigger never_deleted before delete or truncate on bonuses.free_spin_uses
  for each statement execute function bonuses.refuse();

-- Forward only, but for a spin that comes back and was the last one. What was given stays as it was; a withdrawn game alone
-- gives way to another.
create or replace function bonuses.guard_free_spins() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.id, new.player_id, new.currency, new.bonus_id, new.bonus_grant_id, new.number, new.day_limit, new.bet_amount,
      new.wins_as, new.given_at)
     is distinct from
     (old.id, old.player_id, old.currency, old.bonus_id, old.bonus_grant_id, old.number, old.day_limit, old.bet_amount,
      old.wins_as, old.given_at)
     -- A break lets them live longer; nothing takes time away.
     or new.expires_at < old.expires_at then
    raise exception 'bonuses: free spins % cannot be rewritten', old.id using errcode = 'check_violation';
  end if;
  -- Another zone would begin another day.
  if old.time_zone is not null and new.time_zone is distinct from old.time_zone then
    raise exception 'bonuses: the days of free spins % are those of %', old.id, old.time_zone
      using errcode = 'check_violation';
  end if;
  if new.state <> old.state and old.state <> 'open'
     and not (old.state = 'used' and new.state = 'open' and new.spins_left > old.spins_left) then
    raise exception 'bonuses: free spins % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  if old.state in ('expired', 'cancelled') and new.spins_left <> old.spins_left then
    raise exception 'bonuses: free spins % have ended', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger goes_forward before update on bonuses.free_spin_grants
  for each row execute function bonuses.guard_free_spins();

-- What a use says stays, but that it is given back once.
create or replace function bonuses.guard_free_spin_use() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.returned_by is not null
     or (new.tx_id, new.free_spin_grant_id, new.used_at, new.left_today)
        is distinct from (old.tx_id, old.free_spin_grant_id, old.used_at, old.left_today) then
    raise exception 'bonuses: the use of a free spin by % is written', old.tx_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger given_back_once before update on bonuses.free_spin_uses
  for each row execute function bonuses.guard_free_spin_use();
