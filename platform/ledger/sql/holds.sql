-- Money set aside for a withdrawal, and the rights to all operations. Error codes: see 0022.

-- Takes the amount out of the real balance for as long as the withdrawal is decided.
create or replace function ledger.open_hold(
  p_player uuid, p_currency text, p_amount bigint, p_key text, p_reference text, p_method text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id    uuid := ledger.open_transaction(p_player, p_currency, 'withdraw', 'pending', p_amount, p_key, p_reference, p_method);
  v_wager bigint;
begin
  if ledger.posted(p_key, v_id) then
    return v_id;
  end if;
  select a.deposit_wager into v_wager
    from ledger.accounts a where a.id = ledger.account_of(p_player, 'real', p_currency);
  if v_wager > 0 then
    raise exception 'the deposit wager is open' using errcode = 'LG005';
  end if;
  perform ledger.move(v_id, p_key, p_currency, ledger.account_of(p_player, 'real', p_currency),
    ledger.account_of(p_player, 'held', p_currency), p_amount, 0);
  insert into ledger.holds (id, transaction_id, player_id, currency, amount)
  values (ledger.new_id(), v_id, p_player, p_currency, p_amount);
  return v_id;
end
$$;

-- The withdrawal was handed to the payment company. Handing it over twice changes nothing.
create or replace function ledger.process_hold(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_withdrawal ledger.transactions := ledger.lock_transaction(p_id, 'withdraw');
begin
  if v_withdrawal.status <> 'processing' then
    perform ledger.set_status(v_withdrawal, 'processing');
  end if;
end
$$;

-- Ends a hold: released to the real account (the withdrawal is cancelled or rejected), or captured (paid out).
create or replace function ledger.close_hold(p_id uuid, p_status ledger.transaction_status, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_withdrawal ledger.transactions := ledger.lock_transaction(p_id, 'withdraw');
begin
  if p_status not in ('complete', 'cancel', 'rejected') then
    raise exception 'a withdrawal ends as complete, cancel or rejected' using errcode = 'LG002';
  end if;
  if ledger.posted(p_key, p_id) then
    if v_withdrawal.status <> p_status then
      raise exception 'this key was used for another posting' using errcode = 'LG004';
    end if;
    return;
  end if;
  perform from ledger.status_steps s
    where s.type = 'withdraw' and s.from_status = v_withdrawal.status and s.to_status = p_status;
  if not found then
    raise exception 'a withdraw cannot go from % to %', v_withdrawal.status, p_status using errcode = 'LG002';
  end if;
  perform ledger.move(p_id, p_key, v_withdrawal.currency,
    ledger.account_of(v_withdrawal.player_id, 'held', v_withdrawal.currency),
    case when p_status = 'complete'
      then ledger.house_account('payments', v_withdrawal.currency)
      else ledger.account_of(v_withdrawal.player_id, 'real', v_withdrawal.currency)
    end, v_withdrawal.amount, 0);
  update ledger.holds h
     set state = (case when p_status = 'complete' then 'captured' else 'released' end)::ledger.hold_state, closed_at = clock_timestamp()
   where h.transaction_id = p_id;
  perform ledger.set_status(v_withdrawal, p_status);
end
$$;

grant execute on function ledger.open_hold, ledger.process_hold, ledger.close_hold to parlour_app;
