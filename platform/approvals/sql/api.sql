-- Requests about a player who was erased; the guard refuses the rest.
create or replace function approvals.forget(p_player uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from approvals.requests where subject = p_player::text
$$;
grant execute on function approvals.forget to parlour_app;
