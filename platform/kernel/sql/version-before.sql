-- Where instances of the version before write while they are being replaced (docs/operations.md, Deploy). To be dropped
-- by a migration of the next version.
create or replace view kernel.audit as
select null::text as actor, null::text as action, null::text as subject, null::text as request_id, '{}'::jsonb as detail
 where false;

create or replace function kernel.take_audit() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform audit.take_from_before(new.actor, new.action, new.subject, new.request_id, new.detail);
  return new;
end
$$;
create or replace trigger take_audit instead of insert on kernel.audit
  for each row execute function kernel.take_audit();
grant insert on kernel.audit to parlour_app;
