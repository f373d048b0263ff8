-- A refund goes forward only, and what was asked for never changes, whoever writes.
create or replace function payments.guard_refund() returns trigger language plpgsql security definer
  set search_path = pg_catalog, payments, pg_temp as $$
begin
  if (new.id, new.deposit_id, new.mismatch_id, new.provider, new.charge_id, new.amount, new.currency, new.asked_by,
      new.created_at)
     is distinct from
     (old.id, old.deposit_id, old.mismatch_id, old.provider, old.charge_id, old.amount, old.currency, old.asked_by,
      old.created_at) then
    raise exception 'the terms of refund % are fixed', old.id using errcode = 'check_violation';
  end if;
  if old.refund_id is not null and new.refund_id is distinct from old.refund_id then
    raise exception 'refund % has its name', old.id using errcode = 'check_violation';
  end if;
  if new.state <> old.state and not (case old.state
    when 'sending' then new.state in ('sent', 'refunded', 'failed')
    when 'sent' then new.state in ('refunded', 'failed')
    else false
  end) then
    raise exception 'refund % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger guard_refund before update on payments.refunds
  for each row execute function payments.guard_refund();
