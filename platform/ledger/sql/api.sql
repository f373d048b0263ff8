-- What the ledger opens to other contexts. Nobody else names one of its tables.

-- The wallet of a player in a currency, as everybody reads it.
create or replace view ledger.wallets as
select r.player_id,
       r.currency,
       r.balance                                               as "real",
       b.balance                                               as bonus,
       h.balance                                               as held,
       r.deposit_wager,
       case when r.deposit_wager > 0 then 0 else r.balance end as withdrawable,
       r.version + b.version + h.version                       as version
from ledger.accounts r
join ledger.accounts b on b.player_id = r.player_id and b.currency = r.currency and b.kind = 'bonus'
join ledger.accounts h on h.player_id = r.player_id and h.currency = r.currency and h.kind = 'held'
where r.kind = 'real';
grant select on ledger.wallets to parlour_app;

-- Every posting with the transaction that it belongs to.
create or replace view ledger.posted as
select p.id as posting_id, p.idempotency_key, t.id as transaction_id, t.type, t.status, t.amount, t.player_id,
       t.created_at
from ledger.postings p
join ledger.transactions t on t.id = p.transaction_id;
grant select on ledger.posted to parlour_app;

-- Deposits that were made and have stayed.
create or replace view ledger.made_deposits as
select player_id, currency, amount, created_at from ledger.transactions where type = 'deposit' and status = 'complete';
grant select on ledger.made_deposits to parlour_app;

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

create or replace function ledger.new_posting_id() returns bigint language sql volatile
return nextval('ledger.postings_id_seq');

-- For triggers of tables whose rows stay.
create or replace function ledger.refuse() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'ledger: % of %.% is refused; corrections are postings that reverse',
    lower(tg_op), tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end
$$;

-- Takes the locks of wallets, in one order for everybody. A wallet's lock is its real account: whoever holds it is alone
-- with the player's money. Wallets that are not there are passed over.
create or replace function ledger.lock_wallets(p_players uuid[], p_currencies text[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- By keys alone, as apply_entries (guards.sql).
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_accounts bigint[];
begin
  select array_agg(a.id) into v_accounts
    from unnest(p_players, p_currencies) as w (player, currency)
    cross join lateral (
      select x.id from ledger.accounts x
       where x.player_id = w.player and x.currency = w.currency and x.kind = 'real' limit 1) a;
  -- Several wallets don't wait long for one that is locked: meanwhile they would keep the locks of all before it.
  if cardinality(v_accounts) > 1 then
    perform set_config('lock_timeout', '250ms', true);
  end if;
  perform from ledger.accounts a where a.id = any (v_accounts) order by a.id for update;
end
$$;

-- The only writer of transactions, postings, entries and holds. The caller holds the locks of the wallets, has checked
-- that they cover what it posts, and runs in a transaction of its own; what must never be is refused once more by the
-- triggers and constraints of guards.sql.
create or replace function ledger.post(
  p_transactions ledger.new_transaction[]     default '{}',
  p_postings     ledger.new_posting[]         default '{}',
  p_lines        ledger.new_line[]            default '{}',
  p_changes      ledger.changed_transaction[] default '{}',
  p_holds        ledger.hold_step[]           default '{}'
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- By keys alone, as apply_entries (guards.sql).
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if cardinality(p_transactions) > 0 then
    insert into ledger.transactions (id, player_id, currency, type, status, amount, requested, fee, balance, method,
                                     game_id, reference, reverses, idempotency_key)
    select t.id, t.player_id, t.currency, t.type, t.status, t.amount, t.requested,
           case when cardinality(p_holds) = 0 then 0
                else coalesce((select h.fee from unnest(p_holds) h where h.transaction_id = t.id), 0) end,
           t.balance, t.method, t.game_id, t.reference, t.reverses, t.idempotency_key
      from unnest(p_transactions) t;
  end if;
  if cardinality(p_postings) > 0 then
    insert into ledger.postings (id, transaction_id, idempotency_key, wager, reverses) overriding system value
    select p.id, p.transaction_id, p.idempotency_key, p.wager, p.reverses from unnest(p_postings) p;
    insert into ledger.entries (posting_id, account_id, currency, amount)
    select p.id, coalesce(a.id, o.id), p.currency, l.amount
      from unnest(p_lines) l
      join unnest(p_postings) p on p.id = l.posting_id
      left join ledger.accounts a
        on l.account in ('real', 'bonus', 'held')
       and a.player_id = p.player_id and a.currency = p.currency and a.kind = l.account
      left join ledger.accounts o
        on l.account not in ('real', 'bonus', 'held')
       and o.player_id is null and o.currency = p.currency and o.kind = l.account;
  end if;
  if cardinality(p_changes) > 0 then
    update ledger.transactions t
       set status = coalesce(c.status, t.status), amount = coalesce(c.amount, t.amount),
           balance = coalesce(c.balance, t.balance), updated_at = clock_timestamp()
      from unnest(p_changes) c
     where t.id = c.id;
  end if;
  if cardinality(p_holds) > 0 then
    insert into ledger.holds (id, transaction_id, player_id, currency, amount)
    select ledger.new_id(), h.transaction_id, h.player_id, h.currency, h.amount
      from unnest(p_holds) h where h.state = 'open';
    update ledger.holds k
       set state = h.state, closed_at = clock_timestamp()
      from unnest(p_holds) h
     where h.state <> 'open' and k.transaction_id = h.transaction_id;
  end if;
end
$$;

-- Bonus money that stops being bonus money. Error codes: see operations.sql.

-- Takes an amount of bonus money from a wallet in one posting of both parts: so much becomes real money, the rest goes
-- back to the house. The same key does it once. @raises LG004 when the key was used for anything else.
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
  -- What the key has done before.
  v_known   record;
begin
  if p_to_real < 0 or v_rest < 0 then
    raise exception 'no part of an amount is below 0' using errcode = 'LG002';
  end if;
  select count(*) as parts,
         coalesce(sum(t.amount) filter (where t.type = 'convert_balance'), 0) as to_real,
         coalesce(sum(t.amount) filter (where t.type = 'zeroing'), 0) as rest,
         bool_and(t.type in ('convert_balance', 'zeroing') and t.player_id = p_player and t.currency = p_currency
                  and t.reference is not distinct from p_reference) as same
    into v_known
    from ledger.postings p join ledger.transactions t on t.id = p.transaction_id
   where p.idempotency_key in (p_key, p_key || ':rest');
  if v_known.parts > 0 and (v_known.to_real, v_known.rest, v_known.same) is distinct from (p_to_real, v_rest, true) then
    raise exception 'this key was used for another posting' using errcode = 'LG004';
  end if;
  if v_known.parts > 0 or p_amount = 0 then
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
