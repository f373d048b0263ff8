-- What nobody may do to the ledger, the owner and a careless function included.

create or replace trigger append_only before update or delete or truncate on ledger.entries
  for each statement execute function ledger.refuse();

create or replace trigger append_only before update or delete or truncate on ledger.postings
  for each statement execute function ledger.refuse();

create or replace trigger never_deleted before delete or truncate on ledger.transactions
  for each statement execute function ledger.refuse();

create or replace trigger never_deleted before delete or truncate on ledger.accounts
  for each statement execute function ledger.refuse();

create or replace trigger never_deleted before delete or truncate on ledger.holds
  for each statement execute function ledger.refuse();

-- A balance changes by entries alone: apply_entries runs inside a trigger, everybody else does not.
create or replace trigger by_entries_alone before update on ledger.accounts
  for each row when (pg_trigger_depth() = 0) execute function ledger.refuse();

-- One INSERT brings all entries of a posting, or of several. Each posting is in one currency, sums to zero and stands on
-- accounts of its currency; then the stored balances follow. This is the only code that changes a balance.
create or replace function ledger.apply_entries() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- By keys alone. A connection keeps the plan of its first posting, which may have found the tables still empty: it would
-- read all postings with every bet until statistics come.
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_wrong bigint;
begin
  select e.posting_id into v_wrong
    from added e
    left join ledger.accounts a on a.id = e.account_id and a.currency = e.currency
    left join ledger.postings p on p.id = e.posting_id
   group by e.posting_id
  having sum(e.amount) <> 0 or min(e.currency) <> max(e.currency)
      or bool_or(a.id is null or p.id is null or e.amount = 0)
   limit 1;
  if found then
    raise exception 'ledger: what was written for posting % does not sum to zero, or not on accounts of one currency',
      v_wrong using errcode = 'check_violation';
  end if;

  update ledger.accounts a
     set balance       = a.balance + e.amount,
         deposit_wager = a.deposit_wager + case when a.kind = 'real' then e.wager else 0 end,
         version       = a.version + e.entries
    from (select n.account_id, sum(n.amount)::bigint as amount, sum(p.wager)::bigint as wager, count(*) as entries
            from added n join ledger.postings p on p.id = n.posting_id
           group by n.account_id) e
   where a.id = e.account_id and a.balance is not null;
  return null;
end
$$;

create or replace trigger balanced after insert on ledger.entries
  referencing new table as added
  for each statement execute function ledger.apply_entries();

create or replace function ledger.guard_new_account() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.currency !~ '^[A-Z]{3}$'
     or (new.player_id is not null) <> (new.kind in ('real', 'bonus', 'held'))
     or (new.balance is not null) <> (new.player_id is not null or new.kind in ('jackpot_max', 'jackpot_mid', 'jackpot_mini')) then
    raise exception 'ledger: a % account of % cannot be', new.kind, coalesce(new.player_id::text, 'the house')
      using errcode = 'check_violation';
  end if;
  if coalesce(new.balance, 0) <> 0 or new.deposit_wager <> 0 or new.version <> 0 then
    raise exception 'ledger: an account opens empty' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger opens_empty before insert on ledger.accounts
  for each row execute function ledger.guard_new_account();

create or replace function ledger.guard_new_transaction() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.player_id is null and new.type <> 'jackpot_increasing' then
    raise exception 'ledger: a % is somebody''s', new.type using errcode = 'not_null_violation';
  end if;
  perform from ledger.status_steps s
    where s.type = new.type and s.from_status is null and s.to_status = new.status;
  if not found then
    raise exception 'ledger: a % does not begin as %', new.type, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger begins_rightly before insert on ledger.transactions
  for each row when (new.status <> 'complete' or new.type <= 'withdraw' or new.player_id is null)
  execute function ledger.guard_new_transaction();

create or replace function ledger.guard_transaction() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.id, new.player_id, new.currency, new.type, new.requested, new.fee, new.method, new.game_id, new.reverses,
      new.idempotency_key, new.created_at)
     is distinct from
     (old.id, old.player_id, old.currency, old.type, old.requested, old.fee, old.method, old.game_id, old.reverses,
      old.idempotency_key, old.created_at) then
    raise exception 'ledger: transaction % cannot be rewritten', old.id using errcode = 'check_violation';
  end if;
  if new.amount <> old.amount and not (old.type = 'deposit' and old.status = 'processing' and new.status = 'complete') then
    raise exception 'ledger: the amount of transaction % is fixed', old.id using errcode = 'check_violation';
  end if;
  if new.status <> old.status then
    perform from ledger.status_steps s
      where s.type = old.type and s.from_status = old.status and s.to_status = new.status;
    if not found then
      raise exception 'ledger: a % cannot go from % to %', old.type, old.status, new.status
        using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;

create or replace trigger goes_forward before update on ledger.transactions
  for each row execute function ledger.guard_transaction();

create or replace function ledger.guard_hold() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state <> 'open' or new.state = 'open'
     or (new.id, new.transaction_id, new.player_id, new.currency, new.amount)
        is distinct from (old.id, old.transaction_id, old.player_id, old.currency, old.amount) then
    raise exception 'ledger: hold % is released or captured once', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger closes_once before update on ledger.holds
  for each row execute function ledger.guard_hold();
