-- A request is decided once, and its terms never change, for the owner too. One about a player goes when they are erased.
create or replace function approvals.guard_request() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE'
     and exists (select from identity.erased_players e where e.player_id::text = old.subject) then
    return old;
  end if;
  if tg_op <> 'UPDATE' or old.state <> 'waiting' or new.state = 'waiting'
     or (new.id, new.action, new.subject, new.parameters, new.asked_by, new.asked_at, new.reason, new.expires_at)
        is distinct from
        (old.id, old.action, old.subject, old.parameters, old.asked_by, old.asked_at, old.reason, old.expires_at) then
    raise exception 'approvals: request % is decided once', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create or replace trigger decided_once before update or delete on approvals.requests
  for each row execute function approvals.guard_request();
