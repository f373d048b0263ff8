-- States move forward only, and what was agreed with the player never changes, whoever writes.
create or replace function payments.guard_withdrawal() returns trigger language plpgsql security definer
  set search_path = pg_catalog, payments, pg_temp as $$
begin
  if (new.id, new.number, new.player_id, new.ledger_transaction_id, new.method, new.option, new.currency, new.amount,
      new.fee, new.provider, new.requested_at)
     is distinct from
     (old.id, old.number, old.player_id, old.ledger_transaction_id, old.method, old.option, old.currency, old.amount,
      old.fee, old.provider, old.requested_at) then
    raise exception 'the terms of withdrawal % are fixed', old.id using errcode = 'check_violation';
  end if;
  if old.payout_id is not null and new.payout_id is distinct from old.payout_id then
    raise exception 'withdrawal % has its payout', old.id using errcode = 'check_violation';
  end if;
  if new.payout_id is not null and new.status in ('pending', 'cancel') then
    raise exception 'withdrawal % was not decided and has a payout', old.id using errcode = 'check_violation';
  end if;
  if new.status <> old.status and not (case old.status
    when 'pending' then new.status in ('processing', 'rejected', 'cancel')
    when 'processing' then new.status in ('complete', 'rejected')
    when 'complete' then new.status = 'refund'
    else false
  end) then
    raise exception 'withdrawal % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger guard_withdrawal before update on payments.withdrawals
  for each row execute function payments.guard_withdrawal();

create or replace function payments.record_withdrawal_change() returns trigger language plpgsql security definer
  set search_path = pg_catalog, payments, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into payments.withdrawal_changes (withdrawal_id, to_status, cause, at)
    values (new.id, new.status, new.cause, new.updated_at);
  elsif new.status <> old.status then
    insert into payments.withdrawal_changes (withdrawal_id, from_status, to_status, cause, at)
    values (new.id, old.status, new.status, new.cause, new.updated_at);
  end if;
  return null;
end
$$;

create or replace trigger record_withdrawal_change after insert or update on payments.withdrawals
  for each row execute function payments.record_withdrawal_change();
