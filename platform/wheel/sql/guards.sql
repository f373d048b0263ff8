create or replace function wheel.refuse() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'wheel: rows of %.% are never deleted', tg_table_schema, tg_table_name using errcode = 'check_violation';
end
$$;

create or replace trigger never_deleted before delete or truncate on wheel.spins
  for each statement execute function wheel.refuse();
create or replace trigger never_deleted before delete or truncate on wheel.seeds
  for each statement execute function wheel.refuse();
create or replace trigger never_deleted before delete or truncate on wheel.tables
  for each statement execute function wheel.refuse();

-- Seeds are drawn from in order and told once; nobody changes what turns were drawn from.
create or replace function wheel.guard_seeds() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.id, new.server_seed, new.next_seed, new.since) is distinct from (old.id, old.server_seed, old.next_seed, old.since)
     or new.nonce < old.nonce
     or (old.told_at is not null and new.told_at is distinct from old.told_at)
     or (old.player_id is not null and new.player_id is not null and new.player_id <> old.player_id)
     or (new.client_seed <> old.client_seed and old.nonce > 0 and new.player_id is not null) then
    raise exception 'wheel: seeds % cannot be rewritten', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger goes_forward before update on wheel.seeds
  for each row execute function wheel.guard_seeds();
