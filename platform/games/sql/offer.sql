-- Marks what can be played, and says how many games that has changed.
create or replace function games.mark_playable() returns integer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed integer;
begin
  update games.games g set playable = not g.playable
   where g.playable is distinct from exists (select from games.kinds k where k.kind = g.kind);
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Marks what may be played: what the catalogue has and no operator has closed. Says how many games that has changed.
create or replace function games.mark_active() returns integer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed integer;
begin
  update games.games g set active = not g.active
   where g.active is distinct from (g.in_catalogue and not exists (
           select from games.closures c where c.game_id = g.id or c.provider_id = g.provider_id));
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- After a change of closures, in its transaction. @returns whether that changes what is offered.
create or replace function games.follow_closures() returns boolean
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- As below: who changes what is offered waits for who did before.
  perform from games.offer for update;
  if games.mark_active() = 0 then
    return false;
  end if;
  perform games.index_words();
  update games.offer set changed_at = clock_timestamp();
  return true;
end
$$;

-- Writes down what the studio says it can play. @returns whether that changes what is offered.
create or replace function games.offer_kinds(announced text[]) returns boolean
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- Two instances that ask at the same moment wait for each other.
  perform from games.offer for update;
  delete from games.kinds where kind <> all (announced);
  insert into games.kinds (kind) select distinct unnest(announced) on conflict do nothing;
  if games.mark_playable() = 0 then
    return false;
  end if;
  perform games.index_words();
  update games.offer set changed_at = clock_timestamp();
  return true;
end
$$;

grant execute on function games.mark_playable, games.mark_active, games.follow_closures, games.offer_kinds to parlour_app;
