-- What operators let a player keep unstaked of deposits. No money moves. Error codes: see operations.sql.

create or replace trigger append_only before update or delete or truncate on ledger.wager_waivers
  for each statement execute function ledger.refuse();

-- The version rises with it, so that open pages take the new wager over.
create or replace function ledger.apply_waiver() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update ledger.accounts a
     set deposit_wager = a.deposit_wager - new.amount, version = a.version + 1
   where a.id = new.account_id and a.kind = 'real';
  if not found then
    raise exception 'ledger: a waiver stands on a real account' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create or replace trigger lowers_the_wager after insert on ledger.wager_waivers
  for each row execute function ledger.apply_waiver();

-- Lowers what is still to be staked before a withdrawal, at most to 0. @returns what was waived; null when the same key has
-- done it before. @raises LG002 when nothing is left to be staked, LG004 when the key waived it elsewhere.
create or replace function ledger.waive_wager(
  p_player uuid, p_currency text, p_most bigint, p_key text, p_alone_by text, p_at timestamptz
) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet  ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_account bigint;
  v_before  bigint;
  v_amount  bigint;
begin
  select a.id into v_account from ledger.accounts a
   where a.player_id = p_player and a.currency = p_currency and a.kind = 'real';
  select w.account_id into v_before from ledger.wager_waivers w where w.idempotency_key = p_key;
  if found then
    if v_before <> v_account then
      raise exception 'this key was used for another waiver' using errcode = 'LG004';
    end if;
    return null;
  end if;
  v_amount := least(p_most, v_wallet.deposit_wager);
  if v_amount = 0 then
    raise exception 'nothing is left to be staked' using errcode = 'LG002';
  end if;
  insert into ledger.wager_waivers (idempotency_key, account_id, amount, alone_by, waived_at)
  values (p_key, v_account, v_amount, p_alone_by, p_at);
  return v_amount;
end
$$;

grant execute on function ledger.waive_wager to parlour_app;
