-- Moves money of the operator into the jackpots of a currency, and opens their accounts before the first time. The same
-- key moves it once. @returns its transaction. @raises LG002 for another source, LG004 when the key moved another sum.
create or replace function ledger.feed_jackpots(
  p_key text, p_from ledger.account_kind, p_currency text, p_max bigint, p_mid bigint, p_mini bigint
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_total   bigint := p_max + p_mid + p_mini;
  v_posting bigint := ledger.new_posting_id();
  v_id      uuid   := ledger.new_id();
  v_known   ledger.transactions;
begin
  if p_from not in ('gaming', 'promotions') then
    raise exception 'jackpots are fed from play and promotions' using errcode = 'LG002';
  end if;
  if least(p_max, p_mid, p_mini) < 0 then
    raise exception 'what feeds a jackpot is not negative' using errcode = 'check_violation';
  end if;
  -- Two feeds of one currency wait for each other: the second finds the first one's key.
  perform pg_advisory_xact_lock(hashtext('ledger.feed_jackpots'), hashtext(p_currency));
  select * into v_known from ledger.transactions where idempotency_key = p_key;
  if found then
    if (v_known.type, v_known.currency, v_known.amount) is distinct from ('jackpot_increasing', p_currency, v_total) then
      raise exception 'this key was used for another transaction' using errcode = 'LG004';
    end if;
    return v_known.id;
  end if;
  insert into ledger.accounts (kind, currency, balance)
  values ('jackpot_max', p_currency, 0), ('jackpot_mid', p_currency, 0), ('jackpot_mini', p_currency, 0)
  on conflict do nothing;
  perform ledger.post(
    p_transactions => array[row(v_id, null, p_currency, 'jackpot_increasing', 'complete', v_total, v_total, null,
      null, null, null, null, p_key)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_id, null, p_currency, p_key, 0, null)::ledger.new_posting],
    p_lines    => (select array_agg(row(v_posting, l.account, l.amount)::ledger.new_line)
                     from (values (p_from, -v_total), ('jackpot_max', p_max), ('jackpot_mid', p_mid),
                                  ('jackpot_mini', p_mini)) as l (account, amount)
                    where l.amount <> 0));
  return v_id;
end
$$;
grant execute on function ledger.feed_jackpots to parlour_app;

-- Pays a jackpot to a player's real balance; it needs no staking. The same key pays once. @returns its transaction.
-- @raises LG001 when the player has no such wallet, LG002 for an account that is no jackpot, LG003 when it holds less,
-- LG004 when the key paid something else.
create or replace function ledger.pay_jackpot(
  p_key text, p_player uuid, p_currency text, p_jackpot ledger.account_kind, p_amount bigint, p_reference text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_posting bigint := ledger.new_posting_id();
  v_wallet  ledger.wallets;
  v_id      uuid;
begin
  if p_jackpot not in ('jackpot_max', 'jackpot_mid', 'jackpot_mini') then
    raise exception 'only a jackpot is paid like this' using errcode = 'LG002';
  end if;
  -- Alone with the jackpots of the currency, as whoever feeds them; then with the wallet.
  perform pg_advisory_xact_lock(hashtext('ledger.feed_jackpots'), hashtext(p_currency));
  v_wallet := ledger.locked_wallet(p_player, p_currency);
  v_id := ledger.opened_with(p_key, p_player, p_currency, 'jackpot_win', p_amount, p_reference, null);
  if v_id is not null then
    return v_id;
  end if;
  v_id := ledger.new_id();
  perform ledger.posted_with(p_key, v_id);
  perform ledger.must_cover(
    coalesce((select a.balance from ledger.accounts a
               where a.player_id is null and a.currency = p_currency and a.kind = p_jackpot), 0),
    p_amount);
  perform ledger.post(
    p_transactions => array[row(v_id, p_player, p_currency, 'jackpot_win', 'complete', p_amount, p_amount,
      v_wallet.real + p_amount, null, null, p_reference, null, p_key)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_id, p_player, p_currency, p_key, 0, null)::ledger.new_posting],
    p_lines    => ledger.moving(v_posting, p_jackpot, 'real', p_amount));
  return v_id;
end
$$;
grant execute on function ledger.pay_jackpot to parlour_app;
