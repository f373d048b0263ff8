-- What the platform may do with money outside of play: one call per posting. Refusals are raised with the error
-- codes LG001 to LG005, which platform/ledger/refusals.ts turns into problems.
--   LG001 no such wallet or transaction    LG002 the status does not allow it    LG003 not enough money
--   LG004 the key was used for something else    LG005 the deposit wager is open

-- A UUID that sorts by time (version 7), so that indexes grow at their end. PostgreSQL 18 makes it itself.
do $do$
begin
  if current_setting('server_version_num')::integer >= 180000 then
    create or replace function ledger.new_id() returns uuid language sql volatile parallel safe return uuidv7();
  else
    create or replace function ledger.new_id() returns uuid language sql volatile parallel safe
    return encode(
      set_bit(set_bit(
        overlay(uuid_send(gen_random_uuid())
                placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
                from 1 for 6),
        52, 1), 53, 1), 'hex')::uuid;
  end if;
end
$do$;

create or replace function ledger.open_accounts(p_player uuid, p_currency text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.accounts (player_id, kind, currency, balance)
  values (p_player, 'real', p_currency, 0), (p_player, 'bonus', p_currency, 0), (p_player, 'held', p_currency, 0)
  on conflict do nothing;
end
$$;

-- Takes the wallet's lock, which is its real account: whoever holds it is alone with the player's money.
create or replace function ledger.lock_wallet(p_player uuid, p_currency text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from ledger.accounts
    where player_id = p_player and currency = p_currency and kind = 'real' for update;
  if not found then
    raise exception 'the player has no % wallet', p_currency using errcode = 'LG001';
  end if;
end
$$;

create or replace function ledger.account_of(p_player uuid, p_kind ledger.account_kind, p_currency text) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select id from ledger.accounts where player_id = p_player and currency = p_currency and kind = p_kind
$$;

create or replace function ledger.real_balance(p_player uuid, p_currency text) returns bigint
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select balance from ledger.accounts where player_id = p_player and currency = p_currency and kind = 'real'
$$;

create or replace function ledger.house_account(p_kind ledger.account_kind, p_currency text) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select id from ledger.accounts where player_id is null and currency = p_currency and kind = p_kind
$$;

-- Moves an amount between two accounts. @raises LG003 when it is not there.
create or replace function ledger.move(
  p_transaction uuid, p_key text, p_currency text, p_from bigint, p_to bigint, p_amount bigint, p_wager bigint
) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_posting    bigint;
  v_constraint text;
begin
  insert into ledger.postings (transaction_id, idempotency_key, wager)
  values (p_transaction, p_key, p_wager) returning id into v_posting;
  begin
    insert into ledger.entries (posting_id, account_id, currency, amount)
    values (v_posting, p_from, p_currency, -p_amount), (v_posting, p_to, p_currency, p_amount);
  exception when check_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint = 'no_player_below_zero' then
      raise exception 'the balance does not cover it' using errcode = 'LG003';
    end if;
    raise;
  end;
  update ledger.transactions t
     set balance = ledger.real_balance(t.player_id, t.currency), updated_at = clock_timestamp()
   where t.id = p_transaction;
end
$$;

-- True when this key has already posted for this transaction. @raises LG004 when it posted something else.
create or replace function ledger.posted(p_key text, p_transaction uuid) returns boolean
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

-- Locks the wallet of a transaction, then the transaction itself. @raises LG001 when it is not one of this type.
create or replace function ledger.lock_transaction(p_id uuid, p_type ledger.transaction_type) returns ledger.transactions
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_transaction ledger.transactions;
begin
  select * into v_transaction from ledger.transactions where id = p_id and type = p_type;
  if not found then
    raise exception 'there is no such %', p_type using errcode = 'LG001';
  end if;
  perform ledger.lock_wallet(v_transaction.player_id, v_transaction.currency);
  select * into v_transaction from ledger.transactions where id = p_id for update;
  return v_transaction;
end
$$;

create or replace function ledger.set_status(p_transaction ledger.transactions, p_status ledger.transaction_status) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from ledger.status_steps s
    where s.type = p_transaction.type and s.from_status = p_transaction.status and s.to_status = p_status;
  if not found then
    raise exception 'a % cannot go from % to %', p_transaction.type, p_transaction.status, p_status
      using errcode = 'LG002';
  end if;
  update ledger.transactions set status = p_status, updated_at = clock_timestamp() where id = p_transaction.id;
end
$$;

-- Opens a transaction of a player that moves nothing yet. The same key gives the same transaction.
create or replace function ledger.open_transaction(
  p_player uuid, p_currency text, p_type ledger.transaction_type, p_status ledger.transaction_status,
  p_amount bigint, p_key text, p_reference text, p_method text
) returns uuid
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_known ledger.transactions;
  v_id    uuid := ledger.new_id();
begin
  perform ledger.lock_wallet(p_player, p_currency);
  insert into ledger.transactions
    (id, player_id, currency, type, status, amount, requested, method, reference, idempotency_key)
  values (v_id, p_player, p_currency, p_type, p_status, p_amount, p_amount, p_method, p_reference, p_key)
  on conflict (idempotency_key) do nothing;
  if found then
    return v_id;
  end if;
  select * into v_known from ledger.transactions where idempotency_key = p_key;
  if (v_known.player_id, v_known.currency, v_known.type, v_known.requested, v_known.method, v_known.reference)
     is distinct from (p_player, p_currency, p_type, p_amount, p_method, p_reference) then
    raise exception 'this key was used for another transaction' using errcode = 'LG004';
  end if;
  return v_known.id;
end
$$;

create or replace function ledger.begin_deposit(
  p_player uuid, p_currency text, p_amount bigint, p_key text, p_reference text, p_method text
) returns uuid
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select ledger.open_transaction(p_player, p_currency, 'deposit', 'processing', p_amount, p_key, p_reference, p_method)
$$;

-- Credits what was received, which is also what must be staked once before a withdrawal.
create or replace function ledger.complete_deposit(p_id uuid, p_received bigint, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit ledger.transactions := ledger.lock_transaction(p_id, 'deposit');
begin
  if ledger.posted(p_key, p_id) then
    if v_deposit.amount <> p_received then
      raise exception 'this key completed the deposit with another amount' using errcode = 'LG004';
    end if;
    return;
  end if;
  if v_deposit.status <> 'processing' then
    raise exception 'a deposit cannot go from % to complete', v_deposit.status using errcode = 'LG002';
  end if;
  perform ledger.move(p_id, p_key, v_deposit.currency,
    ledger.house_account('payments', v_deposit.currency),
    ledger.account_of(v_deposit.player_id, 'real', v_deposit.currency), p_received, p_received);
  update ledger.transactions set status = 'complete', amount = p_received where id = p_id;
end
$$;

-- Ends a deposit that brought no money. Ending it the same way twice changes nothing.
create or replace function ledger.close_deposit(p_id uuid, p_status ledger.transaction_status) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit ledger.transactions := ledger.lock_transaction(p_id, 'deposit');
begin
  if p_status not in ('failed', 'cancel') then
    raise exception 'a deposit is closed as failed or cancel' using errcode = 'LG002';
  end if;
  if v_deposit.status <> p_status then
    perform ledger.set_status(v_deposit, p_status);
  end if;
end
$$;

-- Gives a completed deposit back, as a transaction of its own. What is left of its wager goes with it.
create or replace function ledger.refund_deposit(p_id uuid, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit ledger.transactions := ledger.lock_transaction(p_id, 'deposit');
  v_refund  uuid;
  v_wager   bigint;
  v_real    bigint := ledger.account_of(v_deposit.player_id, 'real', v_deposit.currency);
begin
  select t.id into v_refund from ledger.transactions t where t.reverses = p_id;
  if ledger.posted(p_key, coalesce(v_refund, p_id)) then
    if v_refund is null then
      raise exception 'this key completed the deposit' using errcode = 'LG004';
    end if;
    return;
  end if;
  if v_deposit.status <> 'complete' then
    raise exception 'a deposit cannot go from % to refund', v_deposit.status using errcode = 'LG002';
  end if;
  select a.deposit_wager into v_wager from ledger.accounts a where a.id = v_real;
  v_refund := ledger.new_id();
  insert into ledger.transactions (id, player_id, currency, type, status, amount, requested, method, reference, reverses)
  values (v_refund, v_deposit.player_id, v_deposit.currency, 'refund', 'complete', v_deposit.amount,
          v_deposit.amount, v_deposit.method, v_deposit.reference, p_id);
  perform ledger.move(v_refund, p_key, v_deposit.currency, v_real,
    ledger.house_account('payments', v_deposit.currency), v_deposit.amount, -least(v_wager, v_deposit.amount));
  perform ledger.set_status(v_deposit, 'refund');
end
$$;

-- Gives bonus money, at once. The same key gives it once.
create or replace function ledger.credit_bonus(
  p_player uuid, p_currency text, p_type ledger.transaction_type, p_amount bigint, p_key text, p_reference text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id uuid;
begin
  if p_type not in ('bonus', 'manual_bonus') then
    raise exception 'bonus money is a bonus or a manual_bonus' using errcode = 'LG002';
  end if;
  v_id := ledger.open_transaction(p_player, p_currency, p_type, 'complete', p_amount, p_key, p_reference, null);
  if not ledger.posted(p_key, v_id) then
    perform ledger.move(v_id, p_key, p_currency, ledger.house_account('promotions', p_currency),
      ledger.account_of(p_player, 'bonus', p_currency), p_amount, 0);
  end if;
  return v_id;
end
$$;

grant execute on function ledger.open_accounts, ledger.begin_deposit, ledger.complete_deposit, ledger.close_deposit,
  ledger.refund_deposit, ledger.credit_bonus to parlour_app;
