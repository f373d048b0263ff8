-- How far a tournament has come, as operators look for it.
create or replace function tournaments.phase_at(
  p_state text, p_starts_at timestamptz, p_needs_review boolean, p_now timestamptz
) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_state = 'open' and p_starts_at > p_now then 'upcoming'
              when p_state = 'open' then 'running'
              when p_state = 'counted' and p_needs_review then 'review'
              else p_state end
$$;

grant execute on function tournaments.phase_at to parlour_app;
