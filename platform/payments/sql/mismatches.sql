-- What was told stays as it was told, and is decided or settled once, whoever writes.
create or replace function payments.guard_mismatch() returns trigger language plpgsql security definer
  set search_path = pg_catalog, payments, pg_temp as $$
begin
  if old.resolution is not null or old.settled_at is not null
     or (new.id, new.deposit_id, new.reason, new.charge_id, new.told_status, new.amount, new.received, new.currency,
         new.told_at)
        is distinct from
        (old.id, old.deposit_id, old.reason, old.charge_id, old.told_status, old.amount, old.received, old.currency,
         old.told_at) then
    raise exception 'mismatch % is decided once', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger guard_mismatch before update on payments.mismatches
  for each row execute function payments.guard_mismatch();
