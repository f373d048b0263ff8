-- Jackpots and recent winners. docs/adr/0013-jackpots.md tells how stakes reach the jackpots, and why not in the bet.

-- One account per jackpot and currency. What it holds is served every few seconds and moved by one writer at a time,
-- never by a bet: so, other than the rest of the house's accounts, it stores its balance.
alter type ledger.account_kind add value 'jackpot_max';
alter type ledger.account_kind add value 'jackpot_mid';
alter type ledger.account_kind add value 'jackpot_mini';

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

-- As in 0021, but for whose balance follows: every account that stores one.
create or replace function ledger.apply_entries() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v record;
begin
  select count(*) as entries, sum(e.amount) as total,
         min(e.posting_id) = max(e.posting_id) as one_posting, min(e.currency) = max(e.currency) as one_currency,
         bool_or(a.id is null or p.id is null or e.amount = 0) as misplaced,
         max(e.posting_id) as posting_id, max(p.wager) as wager
    into v
    from added e
    left join ledger.accounts a on a.id = e.account_id and a.currency = e.currency
    left join ledger.postings p on p.id = e.posting_id;
  if v.entries = 0 then
    return null;
  end if;
  if v.total <> 0 or not v.one_posting or not v.one_currency or v.misplaced then
    raise exception 'ledger: what was written for posting % does not sum to zero, or is not of one posting, or not on accounts of one currency',
      v.posting_id using errcode = 'check_violation';
  end if;

  update ledger.accounts a
     set balance       = a.balance + e.amount,
         deposit_wager = a.deposit_wager + case when a.kind = 'real' then v.wager else 0 end,
         version       = a.version + 1
    from added e
   where a.id = e.account_id and a.balance is not null;
  return null;
end
$$;

-- A movement between two pockets of the house has no player; no other type may do without one.
alter table ledger.transactions alter column player_id drop not null;

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

-- Moves money of the house into the jackpots of a currency, and opens their accounts before the first time. The same
-- key moves it once. @returns its transaction. @raises LG002 for another source, LG004 when the key moved another sum.
create function ledger.feed_jackpots(
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
revoke execute on function ledger.feed_jackpots from public;
grant execute on function ledger.feed_jackpots to parlour_app;

-- Play of the last minutes is looked at every few seconds. Pages that no summary covers are read each time, and
-- without this they grow until the next vacuum of the whole table.
alter index wallet.calls_created_at set (autosummarize = on);

create schema jackpots;
grant usage on schema jackpots to parlour_app;

-- How far play has been counted. Its row is the lock of whoever counts: a second instance passes by.
create table jackpots.progress (
  only_row      boolean primary key default true check (only_row),
  -- Null until the jackpots are opened: what was played before feeds none.
  counted_until timestamptz,
  -- How often play has fed the jackpots: the number of the next feed is its idempotency key.
  feeds         bigint not null default 0
);
insert into jackpots.progress default values;

-- What was counted of the minutes that are still looked at again: stakes less what was given back, minor units.
create table jackpots.minutes (
  minute timestamptz primary key,
  stakes bigint      not null
);

-- What a jackpot is still owed and can't be paid yet, in ten-thousandths of a minor unit: the fraction of a cent that
-- remains, or less than nothing when stakes were given back after they had fed it.
create table jackpots.owed (
  code   text   primary key check (code in ('max', 'mid', 'mini')),
  amount bigint not null default 0
);
insert into jackpots.owed (code) values ('max'), ('mid'), ('mini');

-- Wins that were larger than their stake, of real money: filled behind play, by whoever counts. Ids rise in the order
-- of commits, because that writer is alone.
create table jackpots.winners (
  id       bigint generated always as identity primary key,
  -- The win's call of the studio.
  tx_id    uuid          not null unique,
  -- As everybody may read it; the whole one is not here.
  login    text          not null,
  game_id  text          not null,
  -- Whether it was won in a jackpot game.
  jackpot  boolean       not null,
  currency text          not null,
  amount   ledger.amount not null,
  won_at   timestamptz   not null
);
create index winners_of_jackpot_games on jackpots.winners (amount desc, id) where jackpot;

grant select, update on jackpots.progress, jackpots.owed to parlour_app;
grant select, insert, update, delete on jackpots.minutes to parlour_app;
grant select, insert, delete on jackpots.winners to parlour_app;
