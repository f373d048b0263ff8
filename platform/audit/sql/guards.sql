-- What was written down stays, for the owner too.
create or replace function audit.refuse() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'audit: % is refused; what was written down stays', lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;
create or replace trigger append_only before delete or truncate on audit.entries
  for each statement execute function audit.refuse();

-- Once a player is erased, an entry about them may lose what it says of them, and nothing else.
create or replace function audit.guard_entry() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.id, new.at, new.actor_kind, new.actor, new.action, new.subject, new.request_id)
     is distinct from
     (old.id, old.at, old.actor_kind, old.actor, old.action, old.subject, old.request_id)
     or new.before is not null or new.after is not null or new.reason is not null
     or not (exists (select from identity.erased_players e where e.player_id::text = old.subject)
             or (old.actor_kind = 'player'
                 and exists (select from identity.erased_players e where e.player_id::text = old.actor))) then
    raise exception 'audit: % is refused; what was written down stays', lower(tg_op)
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create or replace trigger forgets_the_erased before update on audit.entries
  for each row execute function audit.guard_entry();
