-- What was written down stays, for the owner too.
create or replace function audit.refuse() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'audit: % is refused; what was written down stays', lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;
create or replace trigger append_only before update or delete or truncate on audit.entries
  for each statement execute function audit.refuse();
