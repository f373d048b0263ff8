-- Takes a company away as a way in. A password is never deleted, so the running platform may delete through this alone.
create or replace function identity.remove_company(p_player uuid, p_company text) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (
    delete from identity.credentials
     where player_id = p_player and provider_id = p_company and provider_id <> 'credential'
    returning id
  )
  select count(*)::integer from gone
$$;
revoke all on function identity.remove_company(uuid, text) from public;
grant execute on function identity.remove_company(uuid, text) to parlour_app;
