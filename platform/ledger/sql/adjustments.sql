-- What operators add to a player's real balance, or take from it. Error codes: see operations.sql.

-- Takes the lock of a wallet for the rest of the transaction; nothing happens when there is none. For a decision that
-- is made of the balance and then posted.
create or replace function ledger.lock_wallet(p_player uuid, p_currency text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform ledger.lock_wallets(array[p_player], array[p_currency]);
end
$$;

-- Adds to the real balance or takes from it, at once. It is no deposit: it neither has to be staked nor lowers what has to
-- be. The same key does it once.
create or replace function ledger.adjust(
  p_player uuid, p_currency text, p_type ledger.transaction_type, p_amount bigint, p_key text, p_reference text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet  ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_posting bigint         := ledger.new_posting_id();
  v_adds    boolean        := p_type = 'change_balance_inc';
  v_id      uuid;
begin
  if p_type not in ('change_balance_inc', 'change_balance_dec') then
    raise exception 'an adjustment is a change_balance_inc or a change_balance_dec' using errcode = 'LG002';
  end if;
  v_id := ledger.opened_with(p_key, p_player, p_currency, p_type, p_amount, p_reference, null);
  if v_id is not null then
    return v_id;
  end if;
  v_id := ledger.new_id();
  perform ledger.posted_with(p_key, v_id);
  if not v_adds then
    perform ledger.must_cover(v_wallet.real, p_amount);
  end if;
  perform ledger.post(
    p_transactions => array[row(v_id, p_player, p_currency, p_type, 'complete', p_amount, p_amount,
      v_wallet.real + case when v_adds then p_amount else -p_amount end, null, null, p_reference, null,
      p_key)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_id, p_player, p_currency, p_key, 0, null)::ledger.new_posting],
    p_lines    => case when v_adds then ledger.moving(v_posting, 'adjustments', 'real', p_amount)
                       else ledger.moving(v_posting, 'real', 'adjustments', p_amount) end);
  return v_id;
end
$$;

grant execute on function ledger.lock_wallet, ledger.adjust to parlour_app;
