-- Moves money of the house into the jackpots of a currency, and opens their accounts before the first time. The same
-- key moves it once. @returns its transaction. @raises LG002 for another source, LG004 when the key moved another sum.
create or replace function ledger.feed_jackpots(
  p_key text, p_from ledger.account_kind, p_currency text, p_max bigint, p_mid bigint, p_mini bigint
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_total bigint := p_max + p_mid + p_mini;
  v_known ledger.transactions;
  v_id    uuid := ledger.new_id();
begin
  if p_from not in ('gaming', 'promotions') then
    raise exception 'jackpots are fed from play and promotions' using errcode = 'LG002';
  end if;
  if least(p_max, p_mid, p_mini) < 0 then
    raise exception 'what feeds a jackpot is not negative' using errcode = 'check_violation';
  end if;
  if ledger.house_account('jackpot_max', p_currency) is null then
    insert into ledger.accounts (kind, currency, balance)
    values ('jackpot_max', p_currency, 0), ('jackpot_mid', p_currency, 0), ('jackpot_mini', p_currency, 0)
    on conflict do nothing;
  end if;

  insert into ledger.transactions (id, player_id, currency, type, status, amount, requested, idempotency_key)
  values (v_id, null, p_currency, 'jackpot_increasing', 'complete', v_total, v_total, p_key)
  on conflict (idempotency_key) do nothing;
  if not found then
    select * into v_known from ledger.transactions where idempotency_key = p_key;
    if (v_known.type, v_known.currency, v_known.amount) is distinct from ('jackpot_increasing', p_currency, v_total) then
      raise exception 'this key was used for another transaction' using errcode = 'LG004';
    end if;
    return v_known.id;
  end if;
  with posting as (
    insert into ledger.postings (transaction_id, idempotency_key) values (v_id, p_key) returning id
  )
  insert into ledger.entries (posting_id, account_id, currency, amount)
  select p.id, e.account, p_currency, e.amount
    from posting p,
         (values (ledger.house_account(p_from, p_currency), -v_total),
                 (ledger.house_account('jackpot_max', p_currency), p_max),
                 (ledger.house_account('jackpot_mid', p_currency), p_mid),
                 (ledger.house_account('jackpot_mini', p_currency), p_mini)) as e (account, amount)
   where e.amount <> 0;
  return v_id;
end
$$;

grant execute on function ledger.feed_jackpots to parlour_app;
