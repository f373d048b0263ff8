-- What nobody may do to a grant, the owner and a careless function included.

create or replace function bonuses.refuse() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'bonuses: % of %.% is refused', lower(tg_op), tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create or replace trigger never_deleted before delete or truncate on bonuses.grants
  for each statement execute function bonuses.refuse();
create or replace trigger append_only before update or delete or truncate on bonuses.steps
  for each statement execute function bonuses.refuse();

-- Forward only, by rules that stay as they were when it was granted.
create or replace function bonuses.guard_grant() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.id, new.bonus_id, new.player_id, new.currency, new.trigger_key, new.deposit_id, new.amount, new.deposit_amount,
      new.times, new.basis, new.max_bet, new.max_win, new.min_odds, new.weights, new.excluded_games, new.hours_to_live,
      new.free_spins, new.free_spin_bet, new.free_spin_games, new.free_spin_day_limit, new.free_spin_days,
      new.free_spin_wins, new.offered_at)
     is distinct from
     (old.id, old.bonus_id, old.player_id, old.currency, old.trigger_key, old.deposit_id, old.amount, old.deposit_amount,
      old.times, old.basis, old.max_bet, old.max_win, old.min_odds, old.weights, old.excluded_games, old.hours_to_live,
      old.free_spins, old.free_spin_bet, old.free_spin_games, old.free_spin_day_limit, old.free_spin_days,
      old.free_spin_wins, old.offered_at) then
    raise exception 'bonuses: the rules of grant % cannot be rewritten', old.id using errcode = 'check_violation';
  end if;
  if new.state <> old.state and not (
       (old.state = 'pending' and new.state in ('queued', 'active', 'expired', 'cancelled', 'forfeited'))
    or (old.state = 'queued' and new.state in ('active', 'expired', 'cancelled', 'forfeited'))
    or (old.state = 'active' and new.state in ('completed', 'expired', 'cancelled', 'forfeited'))) then
    raise exception 'bonuses: grant % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  if new.converted < old.converted or new.converted > new.max_win then
    raise exception 'bonuses: grant % cannot have turned % into real money', old.id, new.converted
      using errcode = 'check_violation';
  end if;
  -- What free spins bring is to be wagered, where they are all that a bonus is.
  if new.target < old.target or (new.target > old.target and (old.amount > 0 or old.ended_at is not null)) then
    raise exception 'bonuses: the target of grant % cannot be rewritten', old.id using errcode = 'check_violation';
  end if;
  if old.ended_at is not null and (new.ended_at, new.wagered, new.end_reason)
     is distinct from (old.ended_at, old.wagered, old.end_reason) then
    raise exception 'bonuses: grant % has ended', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger goes_forward before update on bonuses.grants
  for each row execute function bonuses.guard_grant();

-- A grant begins as an offer.
create or replace trigger begins_pending before insert on bonuses.grants
  for each row when (new.state <> 'pending' or new.wagered <> 0 or new.converted <> 0)
  execute function bonuses.refuse();

create or replace trigger append_only before update or delete or truncate on bonuses.promises
  for each statement execute function bonuses.refuse();
create or replace trigger append_only before update or delete or truncate on bonuses.hit_decisions
  for each statement execute function bonuses.refuse();
