-- The ledger: double entry, append-only. Amounts are minor units; a positive entry raises the balance of its
-- account. docs/adr/0002-ledger.md tells why it is built this way.
--
-- Nobody but the functions of 0021 and 0022 writes here: parlour_app may read, and run those functions. What a
-- function must never do is refused once more by constraints and triggers, which bind the owner too.
create schema ledger;
grant usage on schema ledger to parlour_app;

create type ledger.transaction_type as enum (
  'deposit', 'withdraw', 'bet', 'win', 'bonus', 'jackpot_win', 'change_balance_inc', 'change_balance_dec',
  'referral', 'convert_balance', 'money_prize', 'manual_bonus', 'bonus_transaction', 'cancel_bonus_fine',
  'refund', 'rollback_bet', 'rollback_win', 'sport_bet', 'sport_win', 'jackpot_increasing', 'free_spin_win',
  'zeroing', 'increment', 'cashback', 'level_bonus');
create type ledger.transaction_status as enum (
  'queue', 'activated', 'pending', 'complete', 'cancel', 'failed', 'refund', 'pending_wager', 'rejected',
  'not_confirmed', 'processing', 'aggregator_rejected', 'rollback', 'wager_zeroing',
  'not_confirmed_block_amount', 'credited');
create type ledger.account_kind as enum (
  'real', 'bonus', 'held', 'gaming', 'payments', 'promotions', 'adjustments', 'exchange');
create type ledger.hold_state as enum ('open', 'released', 'captured');

-- Domains, not table constraints: PostgreSQL reads a table's CHECK anew from its text at every statement, which
-- in the tables of play costs more than the row.
create domain ledger.amount as bigint check (value > 0);
create domain ledger.non_negative as bigint check (value >= 0);

-- A player has three accounts per currency, opened together in this order, so that locking the real one first
-- is locking in id order: it is the lock of the whole wallet. The house's accounts store no balance: it would be
-- one row that every bet waits for. Their balance is the sum of their entries.
create table ledger.accounts (
  id            bigint generated always as identity primary key,
  player_id     uuid,
  kind          ledger.account_kind not null,
  currency      text                not null,
  balance       bigint constraint no_player_below_zero check (balance >= 0),
  -- What is still to be staked before a withdrawal. Only on the real account.
  deposit_wager ledger.non_negative not null default 0,
  -- Number of entries of the account; the wallet's version is the sum over its accounts.
  version       bigint              not null default 0,
  created_at    timestamptz         not null default clock_timestamp()
) with (fillfactor = 60);
create unique index accounts_of_player on ledger.accounts (player_id, currency, kind) where player_id is not null;
create unique index accounts_of_house on ledger.accounts (currency, kind) where player_id is null;

insert into ledger.accounts (kind, currency)
select kind, currency
from unnest(array ['EUR', 'USD', 'AUD', 'CHF']) as currency,
     unnest(array ['gaming', 'payments', 'promotions', 'adjustments', 'exchange']::ledger.account_kind[]) as kind;

-- What a player sees as one line of the history. It may have no posting yet (a deposit under way), one, or
-- several (money held, then paid out).
create table ledger.transactions (
  id              uuid        primary key,
  player_id       uuid        not null,
  currency        text        not null,
  type            ledger.transaction_type   not null,
  status          ledger.transaction_status not null,
  -- What moves, always positive: the type tells the direction. `requested` is what was asked for, which a
  -- deposit's received amount may differ from.
  amount          ledger.amount       not null,
  requested       ledger.amount       not null,
  fee             ledger.non_negative not null default 0,
  -- The real balance after the transaction's latest posting; null while nothing has moved.
  balance         ledger.non_negative,
  method          text,
  game_id         text,
  -- What the other side calls it: the round, the charge, the code.
  reference       text,
  -- The transaction that this one takes back.
  reverses        uuid        unique references ledger.transactions,
  -- Of requests that open a transaction without moving money at once.
  idempotency_key text        unique,
  created_at      timestamptz not null default clock_timestamp(),
  updated_at      timestamptz not null default clock_timestamp()
) with (fillfactor = 90);
create index transactions_of_player on ledger.transactions (player_id, created_at, id);

-- One movement of money. Its wager is what it adds to the deposit wager (negative for a stake).
create table ledger.postings (
  id              bigint generated always as identity primary key,
  transaction_id  uuid        not null references ledger.transactions,
  idempotency_key text        not null unique,
  wager           bigint      not null default 0,
  -- A posting is taken back whole, and once.
  reverses        bigint      unique references ledger.postings,
  created_at      timestamptz not null default clock_timestamp()
);
create index postings_of_transaction on ledger.postings (transaction_id);

-- Accounts and postings are never deleted, and their ids never change, so that looking them up when an entry is
-- written (see apply_entries) is as good as a foreign key. A key would make every bet take a shared lock on the
-- same house account.
create table ledger.entries (
  posting_id bigint not null,
  account_id bigint not null,
  currency   text   not null,
  amount     bigint not null,
  primary key (posting_id, account_id)
);

-- Money set aside for a withdrawal: moved to the player's held account, then released or captured, once.
create table ledger.holds (
  id             uuid        primary key,
  transaction_id uuid        not null unique references ledger.transactions,
  player_id      uuid        not null,
  currency       text        not null,
  amount         ledger.amount     not null,
  state          ledger.hold_state not null default 'open',
  created_at     timestamptz not null default clock_timestamp(),
  closed_at      timestamptz
);
create index holds_open on ledger.holds (player_id) where state = 'open';

-- How a status may go on; `from_status` null is where a transaction of the type may begin.
create table ledger.status_steps (
  type        ledger.transaction_type   not null,
  from_status ledger.transaction_status,
  to_status   ledger.transaction_status not null,
  unique nulls not distinct (type, from_status, to_status)
);
insert into ledger.status_steps (type, from_status, to_status) values
  ('deposit', null, 'processing'),
  ('deposit', 'processing', 'complete'),
  ('deposit', 'processing', 'failed'),
  ('deposit', 'processing', 'cancel'),
  ('deposit', 'complete', 'refund'),
  ('withdraw', null, 'pending'),
  ('withdraw', 'pending', 'processing'),
  ('withdraw', 'pending', 'rejected'),
  ('withdraw', 'pending', 'cancel'),
  ('withdraw', 'processing', 'complete'),
  ('withdraw', 'processing', 'rejected'),
  ('withdraw', 'processing', 'cancel');
-- Everything else moves at once and begins complete; a stake or a win can be rolled back.
insert into ledger.status_steps (type, from_status, to_status)
select type, null, 'complete'
from unnest(enum_range(null::ledger.transaction_type)) as type
where type not in ('deposit', 'withdraw');
insert into ledger.status_steps (type, from_status, to_status)
select type, 'complete', 'rollback'
from unnest(array ['bet', 'win', 'sport_bet', 'sport_win']::ledger.transaction_type[]) as type;
