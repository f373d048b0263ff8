-- States move forward only, and what was agreed with the player never changes, whoever writes.
create or replace function payments.guard_deposit() returns trigger language plpgsql security definer
  set search_path = pg_catalog, payments, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.player_id, new.ledger_transaction_id, new.method, new.currency, new.amount, new.provider,
        new.bonus_id)
       is distinct from
       (old.id, old.player_id, old.ledger_transaction_id, old.method, old.currency, old.amount, old.provider,
        old.bonus_id) then
      raise exception 'the terms of deposit % are fixed', old.id using errcode = 'check_violation';
    end if;
    if old.charge_id is not null and new.charge_id is distinct from old.charge_id then
      raise exception 'deposit % has its charge', old.id using errcode = 'check_violation';
    end if;
    if new.status = old.status then
      return new;
    end if;
    if not (case old.status
      when 'creating' then new.status in ('processing', 'complete', 'failed', 'cancel')
      when 'processing' then new.status in ('complete', 'failed', 'cancel')
      when 'complete' then new.status = 'refund'
      else false
    end) then
      raise exception 'deposit % cannot go from % to %', old.id, old.status, new.status
        using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;

create or replace trigger guard_deposit before update on payments.deposits
  for each row execute function payments.guard_deposit();

create or replace function payments.record_deposit_change() returns trigger language plpgsql security definer
  set search_path = pg_catalog, payments, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into payments.deposit_changes (deposit_id, to_status, cause, at)
    values (new.id, new.status, new.cause, new.updated_at);
  elsif new.status <> old.status then
    insert into payments.deposit_changes (deposit_id, from_status, to_status, cause, at)
    values (new.id, old.status, new.status, new.cause, new.updated_at);
  end if;
  return null;
end
$$;

create or replace trigger record_deposit_change after insert or update on payments.deposits
  for each row execute function payments.record_deposit_change();
