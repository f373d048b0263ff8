-- With its mark, the words about a player leave the audit, which nobody else may take away: it is set for nobody whose
-- account is open, or was closed within a year.
create or replace function identity.guard_erasure() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from players.closed_accounts c
                  where c.player_id = new.player_id and c.closed_at <= new.erased_at - interval '1 year') then
    raise exception 'the account of % was not closed a year ago', new.player_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
-- All ways in of a player who closed their account, the password too, which is never deleted otherwise.
create or replace function identity.forget_credentials(p_player uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from identity.credentials
   where player_id = p_player and exists (select from players.closed_accounts c where c.player_id = p_player)
$$;
grant execute on function identity.forget_credentials to parlour_app;

create or replace trigger erasures_are_guarded before insert on identity.erasures
  for each row execute function identity.guard_erasure();
