-- What the platform may do with money outside of play: one call per posting. Refusals are raised with the error
-- codes LG001 to LG005, which platform/ledger/refusals.ts turns into problems.
--   LG001 no such wallet or transaction    LG002 the status does not allow it    LG003 not enough money
--   LG004 the key was used for something else    LG005 the deposit wager is open

create or replace function ledger.open_accounts(p_player uuid, p_currency text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.accounts (player_id, kind, currency, balance)
  values (p_player, 'real', p_currency, 0), (p_player, 'bonus', p_currency, 0), (p_player, 'held', p_currency, 0)
  on conflict do nothing;
end
$$;

-- The wallet, locked. @raises LG001 when the player has none in this currency.
create or replace function ledger.locked_wallet(p_player uuid, p_currency text) returns ledger.wallets
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet ledger.wallets;
begin
  perform ledger.lock_wallets(array[p_player], array[p_currency]);
  select * into v_wallet from ledger.wallets w where w.player_id = p_player and w.currency = p_currency;
  if not found then
    raise exception 'the player has no % wallet', p_currency using errcode = 'LG001';
  end if;
  return v_wallet;
end
$$;

-- The transaction, with its wallet locked. @raises LG001 when it is not one of this type.
create or replace function ledger.locked_transaction(p_id uuid, p_type ledger.transaction_type)
returns ledger.transactions
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_transaction ledger.transactions;
begin
  select * into v_transaction from ledger.transactions where id = p_id and type = p_type;
  if not found then
    raise exception 'there is no such %', p_type using errcode = 'LG001';
  end if;
  perform ledger.locked_wallet(v_transaction.player_id, v_transaction.currency);
  select * into v_transaction from ledger.transactions where id = p_id for update;
  return v_transaction;
end
$$;

-- True when this key has already posted for this transaction. @raises LG004 when it posted something else.
create or replace function ledger.posted_with(p_key text, p_transaction uuid) returns boolean
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_transaction uuid;
begin
  select transaction_id into v_transaction from ledger.postings where idempotency_key = p_key;
  if v_transaction <> p_transaction then
    raise exception 'this key was used for another posting' using errcode = 'LG004';
  end if;
  return v_transaction is not null;
end
$$;

-- @raises LG002 when a transaction can't go on to this status.
create or replace function ledger.must_allow(p_transaction ledger.transactions, p_status ledger.transaction_status)
returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from ledger.status_steps s
    where s.type = p_transaction.type and s.from_status = p_transaction.status and s.to_status = p_status;
  if not found then
    raise exception 'a % cannot go from % to %', p_transaction.type, p_transaction.status, p_status
      using errcode = 'LG002';
  end if;
end
$$;

-- @raises LG003 when a wallet's account does not cover an amount.
create or replace function ledger.must_cover(p_balance bigint, p_amount bigint) returns void
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  if p_balance < p_amount then
    raise exception 'the balance does not cover it' using errcode = 'LG003';
  end if;
end
$$;

-- The transaction that this key has opened, if any. @raises LG004 when it was another one.
create or replace function ledger.opened_with(
  p_key text, p_player uuid, p_currency text, p_type ledger.transaction_type, p_amount bigint, p_reference text,
  p_method text
) returns uuid
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_known ledger.transactions;
begin
  select * into v_known from ledger.transactions where idempotency_key = p_key;
  if found and (v_known.player_id, v_known.currency, v_known.type, v_known.requested, v_known.method, v_known.reference)
     is distinct from (p_player, p_currency, p_type, p_amount, p_method, p_reference) then
    raise exception 'this key was used for another transaction' using errcode = 'LG004';
  end if;
  return v_known.id;
end
$$;

-- One posting that moves an amount from one account to another, as ledger.post takes it.
create or replace function ledger.moving(
  p_id bigint, p_from ledger.account_kind, p_to ledger.account_kind, p_amount bigint
) returns ledger.new_line[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array[row(p_id, p_from, -p_amount)::ledger.new_line, row(p_id, p_to, p_amount)::ledger.new_line]
$$;

-- Notes a deposit as processing; nothing moves. The same key gives the same transaction.
create or replace function ledger.begin_deposit(
  p_player uuid, p_currency text, p_amount bigint, p_key text, p_reference text, p_method text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_id     uuid := ledger.opened_with(p_key, p_player, p_currency, 'deposit', p_amount, p_reference, p_method);
begin
  if v_id is null then
    v_id := ledger.new_id();
    perform ledger.post(p_transactions => array[row(v_id, p_player, v_wallet.currency, 'deposit', 'processing',
      p_amount, p_amount, null, p_method, null, p_reference, null, p_key)::ledger.new_transaction]);
  end if;
  return v_id;
end
$$;

-- Credits what was received, which is also what must be staked once before a withdrawal.
create or replace function ledger.complete_deposit(p_id uuid, p_received bigint, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit ledger.transactions := ledger.locked_transaction(p_id, 'deposit');
  v_wallet  ledger.wallets      := ledger.locked_wallet(v_deposit.player_id, v_deposit.currency);
  v_posting bigint              := ledger.new_posting_id();
begin
  if ledger.posted_with(p_key, p_id) then
    if v_deposit.amount <> p_received then
      raise exception 'this key completed the deposit with another amount' using errcode = 'LG004';
    end if;
    return;
  end if;
  perform ledger.must_allow(v_deposit, 'complete');
  perform ledger.post(
    p_postings => array[row(v_posting, p_id, v_deposit.player_id, v_deposit.currency, p_key, p_received, null)::ledger.new_posting],
    p_lines    => ledger.moving(v_posting, 'payments', 'real', p_received),
    p_changes  => array[row(p_id, 'complete', p_received, v_wallet.real + p_received)::ledger.changed_transaction]);
end
$$;

-- Ends a deposit that brought no money. Ending it the same way twice changes nothing.
create or replace function ledger.close_deposit(p_id uuid, p_status ledger.transaction_status) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit ledger.transactions := ledger.locked_transaction(p_id, 'deposit');
begin
  if p_status not in ('failed', 'cancel') then
    raise exception 'a deposit is closed as failed or cancel' using errcode = 'LG002';
  end if;
  if v_deposit.status <> p_status then
    perform ledger.must_allow(v_deposit, p_status);
    perform ledger.post(p_changes => array[row(p_id, p_status, null, null)::ledger.changed_transaction]);
  end if;
end
$$;

-- Gives a completed deposit back, as a transaction of its own. What is left of its wager goes with it.
create or replace function ledger.refund_deposit(p_id uuid, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit ledger.transactions := ledger.locked_transaction(p_id, 'deposit');
  v_wallet  ledger.wallets      := ledger.locked_wallet(v_deposit.player_id, v_deposit.currency);
  v_posting bigint              := ledger.new_posting_id();
  v_refund  uuid;
begin
  select t.id into v_refund from ledger.transactions t where t.reverses = p_id;
  if ledger.posted_with(p_key, coalesce(v_refund, p_id)) then
    if v_refund is null then
      raise exception 'this key completed the deposit' using errcode = 'LG004';
    end if;
    return;
  end if;
  perform ledger.must_allow(v_deposit, 'refund');
  perform ledger.must_cover(v_wallet.real, v_deposit.amount);
  v_refund := ledger.new_id();
  perform ledger.post(
    p_transactions => array[row(v_refund, v_deposit.player_id, v_deposit.currency, 'refund', 'complete',
      v_deposit.amount, v_deposit.amount, v_wallet.real - v_deposit.amount, v_deposit.method, null,
      v_deposit.reference, p_id, null)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_refund, v_deposit.player_id, v_deposit.currency, p_key,
      -least(v_wallet.deposit_wager, v_deposit.amount), null)::ledger.new_posting],
    p_lines    => ledger.moving(v_posting, 'real', 'payments', v_deposit.amount),
    p_changes  => array[row(p_id, 'refund', null, null)::ledger.changed_transaction]);
end
$$;

-- Gives bonus money, at once. The same key gives it once.
create or replace function ledger.credit_bonus(
  p_player uuid, p_currency text, p_type ledger.transaction_type, p_amount bigint, p_key text, p_reference text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet  ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_posting bigint         := ledger.new_posting_id();
  v_id      uuid;
begin
  if p_type not in ('bonus', 'manual_bonus') then
    raise exception 'bonus money is a bonus or a manual_bonus' using errcode = 'LG002';
  end if;
  v_id := ledger.opened_with(p_key, p_player, p_currency, p_type, p_amount, p_reference, null);
  if v_id is not null then
    return v_id;
  end if;
  v_id := ledger.new_id();
  -- A key that has posted something else is no key of a bonus.
  perform ledger.posted_with(p_key, v_id);
  perform ledger.post(
    p_transactions => array[row(v_id, p_player, p_currency, p_type, 'complete', p_amount, p_amount, v_wallet.real,
      null, null, p_reference, null, p_key)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_id, p_player, p_currency, p_key, 0, null)::ledger.new_posting],
    p_lines    => ledger.moving(v_posting, 'promotions', 'bonus', p_amount));
  return v_id;
end
$$;

-- Gives a wallet's whole bonus money back to the house, once for a key. @returns the transaction; null when there was none.
create or replace function ledger.zero_bonus(
  p_player uuid, p_currency text, p_type ledger.transaction_type, p_key text, p_reference text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet  ledger.wallets := ledger.locked_wallet(p_player, p_currency);
  v_posting bigint         := ledger.new_posting_id();
  v_id      uuid;
begin
  if p_type not in ('zeroing', 'cancel_bonus_fine') then
    raise exception 'bonus money goes by a zeroing or a cancel_bonus_fine' using errcode = 'LG002';
  end if;
  select t.id into v_id from ledger.transactions t
   where t.idempotency_key = p_key and t.player_id = p_player and t.type = p_type;
  if v_id is not null or v_wallet.bonus = 0 then
    return v_id;
  end if;
  v_id := ledger.new_id();
  perform ledger.posted_with(p_key, v_id);
  perform ledger.post(
    p_transactions => array[row(v_id, p_player, p_currency, p_type, 'wager_zeroing', v_wallet.bonus, v_wallet.bonus,
      v_wallet.real, null, null, p_reference, null, p_key)::ledger.new_transaction],
    p_postings => array[row(v_posting, v_id, p_player, p_currency, p_key, 0, null)::ledger.new_posting],
    p_lines    => ledger.moving(v_posting, 'bonus', 'promotions', v_wallet.bonus));
  return v_id;
end
$$;

-- Takes a wallet out of use: its bonus money goes back to the house. @raises LG005 while its deposit wager is open.
create or replace function ledger.leave_wallet(p_player uuid, p_currency text, p_key text, p_reference text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_wallet ledger.wallets := ledger.locked_wallet(p_player, p_currency);
begin
  if v_wallet.deposit_wager > 0 then
    raise exception 'the deposit wager is open' using errcode = 'LG005';
  end if;
  return ledger.zero_bonus(p_player, p_currency, 'zeroing', p_key, p_reference);
end
$$;

grant execute on function ledger.open_accounts, ledger.begin_deposit, ledger.complete_deposit, ledger.close_deposit,
  ledger.refund_deposit, ledger.credit_bonus, ledger.zero_bonus,
  ledger.leave_wallet to parlour_app;
