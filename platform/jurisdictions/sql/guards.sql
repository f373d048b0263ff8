-- What was decided stays, for the owner too.
create or replace function jurisdictions.refuse() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'jurisdictions: % is refused; a decision stays', lower(tg_op) using errcode = 'restrict_violation';
end
$$;
create or replace trigger append_only before update or delete or truncate on jurisdictions.rule_books
  for each statement execute function jurisdictions.refuse();
