-- Bonus money that stops being bonus money. Error codes: see operations.sql.

-- Takes an amount of bonus money from a wallet in one posting of both parts: so much becomes real money, the rest goes
-- back to the house. The same key does it once.
create or replace function ledger.settle_bonus(
  p_player uuid, p_currency text, p_amount bigint, p_to_real bigint, p_key text, p_reference text
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet  ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_rest    bigint         := p_amount - p_to_real;
  v_id      uuid           := ledger.new_id();
  v_rest_id uuid           := ledger.new_id();
  v_posting bigint         := ledger.new_posting_id();
  v_burning bigint         := ledger.new_posting_id();
begin
  if p_to_real < 0 or v_rest < 0 then
    raise exception 'no part of an amount is below 0' using errcode = 'LG002';
  end if;
  perform from ledger.postings where idempotency_key in (p_key, p_key || ':rest');
  if found or p_amount = 0 then
    return;
  end if;
  perform ledger.must_cover(v_wallet.bonus, p_amount);
  perform ledger.post(
    p_transactions => array_remove(array[
      case when p_to_real > 0 then
        row(v_id, p_player, p_currency, 'convert_balance', 'complete', p_to_real, p_to_real, v_wallet.real + p_to_real,
            null, null, p_reference, null, p_key)::ledger.new_transaction end,
      case when v_rest > 0 then
        row(v_rest_id, p_player, p_currency, 'zeroing', 'wager_zeroing', v_rest, v_rest, v_wallet.real + p_to_real,
            null, null, p_reference, null, p_key || ':rest')::ledger.new_transaction end], null),
    p_postings => array_remove(array[
      case when p_to_real > 0 then
        row(v_posting, v_id, p_player, p_currency, p_key, 0, null)::ledger.new_posting end,
      case when v_rest > 0 then
        row(v_burning, v_rest_id, p_player, p_currency, p_key || ':rest', 0, null)::ledger.new_posting end], null),
    p_lines => case when p_to_real > 0 then ledger.moving(v_posting, 'bonus', 'real', p_to_real) else '{}' end
            || case when v_rest > 0 then ledger.moving(v_burning, 'bonus', 'promotions', v_rest) else '{}' end);
end
$$;

grant execute on function ledger.settle_bonus to parlour_app;
