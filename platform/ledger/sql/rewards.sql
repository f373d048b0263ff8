-- What the casino pays into a player's real balance: prizes, cashback, bonuses of a level, and points that are exchanged. Error
-- codes: see operations.sql.

-- Pays it at once; it needs no staking. The same key pays it once.
create or replace function ledger.reward(
  p_player uuid, p_currency text, p_type ledger.transaction_type, p_amount bigint, p_key text, p_reference text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet  ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_posting bigint         := ledger.new_posting_id();
  v_id      uuid;
begin
  if p_type not in ('money_prize', 'cashback', 'level_bonus', 'convert_balance') then
    raise exception 'a reward is a prize, cashback, a bonus of a level or exchanged points' using errcode = 'LG002';
  end if;
  v_id := ledger.opened_with(p_key, p_player, p_currency, p_type, p_amount, p_reference, null);
  if v_id is not null then
    return v_id;
  end if;
  v_id := ledger.new_id();
  perform ledger.posted_with(p_key, v_id);
  perform ledger.post(
    p_transactions => array[row(v_id, p_player, p_currency, p_type, 'complete', p_amount, p_amount,
      v_wallet.real + p_amount, null, null, p_reference, null, p_key)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_id, p_player, p_currency, p_key, 0, null)::ledger.new_posting],
    p_lines    => ledger.moving(v_posting, 'promotions', 'real', p_amount));
  return v_id;
end
$$;

grant execute on function ledger.reward to parlour_app;
