-- Money set aside for a withdrawal. Error codes: see operations.sql.

-- Takes the amount out of the real balance for as long as the withdrawal is decided. The fee is part of the amount: what
-- the house keeps of it once it is paid.
create or replace function ledger.open_hold(
  p_player uuid, p_currency text, p_amount bigint, p_key text, p_reference text, p_method text, p_fee bigint default 0
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet  ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_posting bigint         := ledger.new_posting_id();
  v_id      uuid := ledger.opened_with(p_key, p_player, p_currency, 'withdraw', p_amount, p_reference, p_method);
begin
  if v_id is not null then
    perform from ledger.transactions t where t.id = v_id and t.fee = p_fee;
    if not found then
      raise exception 'this key was used for another transaction' using errcode = 'LG004';
    end if;
    return v_id;
  end if;
  if p_fee < 0 or p_fee >= p_amount then
    raise exception 'a fee leaves something of its withdrawal' using errcode = 'check_violation';
  end if;
  v_id := ledger.new_id();
  perform ledger.posted_with(p_key, v_id);
  if v_wallet.deposit_wager > 0 then
    raise exception 'the deposit wager is open' using errcode = 'LG005';
  end if;
  perform ledger.must_cover(v_wallet.real, p_amount);
  perform ledger.post(
    p_transactions => array[row(v_id, p_player, p_currency, 'withdraw', 'pending', p_amount, p_amount,
      v_wallet.real - p_amount, p_method, null, p_reference, null, p_key)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_id, p_player, p_currency, p_key, 0, null)::ledger.new_posting],
    p_lines    => ledger.moving(v_posting, 'real', 'held', p_amount),
    p_holds    => array[row(v_id, p_player, p_currency, p_amount, 'open', p_fee)::ledger.hold_step]);
  return v_id;
end
$$;

-- The withdrawal was handed to the payment company. Handing it over twice changes nothing.
create or replace function ledger.process_hold(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_withdrawal ledger.transactions := ledger.locked_transaction(p_id, 'withdraw');
begin
  if v_withdrawal.status <> 'processing' then
    perform ledger.must_allow(v_withdrawal, 'processing');
    perform ledger.post(p_changes => array[row(p_id, 'processing', null, null)::ledger.changed_transaction]);
  end if;
end
$$;

-- The postings of a withdrawal: one of the money itself, and one of its fee where there is one.
create or replace function ledger.with_fee(
  p_withdrawal ledger.transactions, p_posting bigint, p_keeping bigint, p_key text, p_fee bigint
) returns ledger.new_posting[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array_remove(array[
    row(p_posting, p_withdrawal.id, p_withdrawal.player_id, p_withdrawal.currency, p_key, 0, null)::ledger.new_posting,
    case when p_fee > 0 then
      row(p_keeping, p_withdrawal.id, p_withdrawal.player_id, p_withdrawal.currency, p_key || ':fee', 0, null)::ledger.new_posting
    end], null)
$$;

-- Ends a hold: released to the real account (the withdrawal is cancelled or rejected), or captured (paid out). The payment
-- company pays out what is left after the fee, which is a movement of its own.
create or replace function ledger.close_hold(p_id uuid, p_status ledger.transaction_status, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_withdrawal ledger.transactions := ledger.locked_transaction(p_id, 'withdraw');
  v_wallet     ledger.wallets      := ledger.locked_wallet(v_withdrawal.player_id, v_withdrawal.currency);
  v_posting    bigint              := ledger.new_posting_id();
  v_paid       boolean             := p_status = 'complete';
  v_fee        bigint              := case when v_paid then v_withdrawal.fee else 0 end;
  v_keeping    bigint              := ledger.new_posting_id();
begin
  if p_status not in ('complete', 'cancel', 'rejected') then
    raise exception 'a withdrawal ends as complete, cancel or rejected' using errcode = 'LG002';
  end if;
  if ledger.posted_with(p_key, p_id) then
    if v_withdrawal.status <> p_status then
      raise exception 'this key was used for another posting' using errcode = 'LG004';
    end if;
    return;
  end if;
  perform ledger.must_allow(v_withdrawal, p_status);
  if v_fee > 0 then
    insert into ledger.accounts (kind, currency) values ('fees', v_withdrawal.currency) on conflict do nothing;
  end if;
  perform ledger.post(
    p_postings => ledger.with_fee(v_withdrawal, v_posting, v_keeping, p_key, v_fee),
    p_lines    => ledger.moving(v_posting, 'held',
      (case when v_paid then 'payments' else 'real' end)::ledger.account_kind, v_withdrawal.amount - v_fee)
      || case when v_fee > 0 then ledger.moving(v_keeping, 'held', 'fees', v_fee) else '{}' end,
    p_changes  => array[row(p_id, p_status, null,
      v_wallet.real + case when v_paid then 0 else v_withdrawal.amount end)::ledger.changed_transaction],
    p_holds    => array[row(p_id, v_withdrawal.player_id, v_withdrawal.currency, v_withdrawal.amount,
      case when v_paid then 'captured' else 'released' end, null)::ledger.hold_step]);
end
$$;

-- What was paid out came back: the player has the whole amount again, its fee too, and it needs no staking.
create or replace function ledger.return_withdrawal(p_id uuid, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_withdrawal ledger.transactions := ledger.locked_transaction(p_id, 'withdraw');
  v_wallet     ledger.wallets      := ledger.locked_wallet(v_withdrawal.player_id, v_withdrawal.currency);
  v_posting    bigint              := ledger.new_posting_id();
  v_giving     bigint              := ledger.new_posting_id();
  v_fee        bigint              := v_withdrawal.fee;
begin
  if ledger.posted_with(p_key, p_id) then
    if v_withdrawal.status <> 'refund' then
      raise exception 'this key was used for another posting' using errcode = 'LG004';
    end if;
    return;
  end if;
  perform ledger.must_allow(v_withdrawal, 'refund');
  perform ledger.post(
    p_postings => ledger.with_fee(v_withdrawal, v_posting, v_giving, p_key, v_fee),
    p_lines    => ledger.moving(v_posting, 'payments', 'real', v_withdrawal.amount - v_fee)
      || case when v_fee > 0 then ledger.moving(v_giving, 'fees', 'real', v_fee) else '{}' end,
    p_changes  => array[row(p_id, 'refund', null, v_wallet.real + v_withdrawal.amount)::ledger.changed_transaction]);
end
$$;

grant execute on function ledger.return_withdrawal to parlour_app;
grant execute on function ledger.open_hold, ledger.process_hold, ledger.close_hold to parlour_app;
