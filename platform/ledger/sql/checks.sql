-- Writes down what a run of the ledger's check found: nobody can write a table of the ledger otherwise.
create or replace function ledger.note_check(p_at timestamptz, p_holds boolean, p_broken jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.checks (at, holds, broken) values (p_at, p_holds, p_broken);
$$;
grant execute on function ledger.note_check to parlour_app;
