-- The spine of money (docs/adr: see the entry on it): one function writes the ledger, and all play leaves a row that
-- whoever follows play reads in order.

-- Instances of the version before go on meanwhile, and lock these tables in different orders: a deposit locks the ledger
-- before the audit, a cancellation the audit before the ledger, the counter of jackpots its own tables first, a bet the calls
-- first (a later migration adds to them). So this takes all locks or none, and tries again. It gives up sooner than PostgreSQL looks for a deadlock and ends one of both.
do $$
begin
  loop
    begin
      set local lock_timeout = '500ms';
      lock table jackpots.progress, jackpots.minutes, kernel.audit, ledger.transactions, ledger.postings, wallet.calls
        in access exclusive mode;
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.1);
    end;
  end loop;
  set local lock_timeout = 0;
end
$$;

-- What ledger.post takes. A transaction, a movement of money inside it, and one line for each account that it touches.
create type ledger.new_transaction as (
  id uuid, player_id uuid, currency text, type ledger.transaction_type, status ledger.transaction_status,
  amount bigint, requested bigint, balance bigint, method text, game_id text, reference text, reverses uuid,
  idempotency_key text);
-- The player and the currency tell whose accounts its lines mean.
create type ledger.new_posting as (
  id bigint, transaction_id uuid, player_id uuid, currency text, idempotency_key text, wager bigint, reverses bigint);
create type ledger.new_line as (posting_id bigint, account ledger.account_kind, amount bigint);
-- What becomes of a transaction that is there; null leaves what it has.
create type ledger.changed_transaction as (
  id uuid, status ledger.transaction_status, amount bigint, balance bigint);
-- A hold of a transaction: opened, or closed when it is there.
create type ledger.hold_step as (
  transaction_id uuid, player_id uuid, currency text, amount bigint, state ledger.hold_state);

-- Most rows have nothing in these columns; an index of all of them costs every bet three entries.
alter table ledger.transactions drop constraint transactions_reverses_key;
create unique index transactions_reverses on ledger.transactions (reverses) where reverses is not null;
alter table ledger.transactions drop constraint transactions_idempotency_key_key;
create unique index transactions_idempotency_key on ledger.transactions (idempotency_key)
  where idempotency_key is not null;
alter table ledger.postings drop constraint postings_reverses_key;
create unique index postings_reverses on ledger.postings (reverses) where reverses is not null;

-- Of databases that had them. Replaced by ledger.post, and by functions that take many calls of studios at once.
drop function if exists ledger.move, ledger.posted, ledger.lock_wallet, ledger.account_of, ledger.real_balance,
  ledger.house_account, ledger.set_status, ledger.open_transaction, ledger.lock_transaction;
drop function if exists wallet.bet, wallet.win, wallet.rollback, wallet.playable;

create schema play;
grant usage on schema play to parlour_app;

create type play.movement_kind as enum ('stake', 'win', 'return', 'free_spin');

-- One row for each stake, each win (of 0 too: it settles its stake) and each stake that was given back, written in the
-- transaction that moves the money. Read in the order (xid, id) below the oldest transaction that is still open, so
-- that none that commits late is missed.
create table play.movements (
  xid                xid8        not null default pg_current_xact_id(),
  id                 bigint      generated always as identity,
  kind               play.movement_kind not null,
  -- The studio's call, and the stake that it settles or gives back.
  tx_id              uuid        not null,
  ref_tx_id          uuid,
  player_id          uuid        not null,
  currency           text        not null,
  game_id            text        not null,
  provider_id        integer,
  round_id           text        not null,
  round_closed       boolean     not null,
  -- What moved, minor units, never negative: the kind tells the direction.
  real_amount        bigint      not null,
  bonus_amount       bigint      not null,
  -- Of a win and a return: the whole stake that it belongs to, minor units.
  stake              bigint,
  bonus_grant_id     uuid,
  free_spin_grant_id uuid,
  created_at         timestamptz not null default clock_timestamp(),
  primary key (xid, id)
);

create type play.new_movement as (
  kind play.movement_kind, tx_id uuid, ref_tx_id uuid, player_id uuid, currency text, game_id text, provider_id integer,
  round_id text, round_closed boolean, real_amount bigint, bonus_amount bigint, stake bigint, bonus_grant_id uuid,
  free_spin_grant_id uuid);

-- How far each follower of play has read. It moves in the transaction of the follower's own effect.
create table play.cursors (
  follower text        primary key,
  xid      xid8        not null,
  id       bigint      not null,
  moved_at timestamptz not null default clock_timestamp()
);
grant select on play.movements to parlour_app;
grant select, insert, update on play.cursors to parlour_app;

-- What was decided about one call of a studio: wallet.record posts and stores it.
create type wallet.decision as (
  place integer, kind wallet.call_kind, tx_id uuid, ref_tx_id uuid, player_id uuid, currency text, game_id text,
  round_id text, round_closed boolean, amount bigint,
  status text, state wallet.call_state, balance bigint, answer_currency text,
  -- What moves, and the real balance after it.
  real_amount bigint, bonus_amount bigint, wager bigint, real_balance bigint,
  transaction_id uuid, posting_id bigint, moved boolean, stored boolean,
  provider_id integer, session_id uuid,
  -- Of a win or a rollback: the bet that it refers to.
  bet_game text, bet_round text, stake bigint, reverses_transaction uuid, reverses_posting bigint);

-- Play before there were movements. All of it is committed, so that it may stand before everything else.
insert into play.movements (xid, kind, tx_id, ref_tx_id, player_id, currency, game_id, provider_id, round_id,
                            round_closed, real_amount, bonus_amount, stake, created_at)
select '3', case c.kind when 'bet' then 'stake' when 'win' then 'win' else 'return' end::play.movement_kind, c.tx_id,
       c.ref_tx_id, c.player_id, c.currency, coalesce(c.game_id, b.game_id), g.provider_id, coalesce(c.round_id, b.round_id),
       c.round_closed, c.real_amount, c.bonus_amount, b.amount, c.created_at
  from wallet.calls c
  left join wallet.calls b on b.tx_id = c.ref_tx_id
  left join games.games g on g.id = coalesce(c.game_id, b.game_id)
 where c.status = 'OK' and (c.kind in ('bet', 'win') or (c.kind = 'rollback' and c.posting_id is not null))
 order by c.created_at, c.tx_id;
