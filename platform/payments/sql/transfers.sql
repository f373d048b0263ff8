-- What was credited stays as it was credited, and a transfer never changes what it carries or where it went, whoever
-- writes.
create or replace function payments.guard_transfer() returns trigger language plpgsql security definer
  set search_path = pg_catalog, payments, pg_temp as $$
begin
  if (new.network, new.txid, new.output, new.deposit_id, new.amount)
     is distinct from (old.network, old.txid, old.output, old.deposit_id, old.amount) then
    raise exception 'transfer % carries what it carries', old.txid using errcode = 'check_violation';
  end if;
  if old.state = 'credited' and (new.state, new.credited, new.credited_deposit, new.rate_minor, new.rate_per)
     is distinct from (old.state, old.credited, old.credited_deposit, old.rate_minor, old.rate_per) then
    raise exception 'transfer % is credited', old.txid using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger guard_transfer before update on payments.transfers
  for each row execute function payments.guard_transfer();
