-- The seamless wallet: what game studios call (docs/contracts/wallet.md). One call is one function, which takes
-- the wallet's lock, finds a stored answer, checks, posts and answers.
create schema wallet;
grant usage on schema wallet to parlour_app;

create type wallet.call_kind as enum ('bet', 'win', 'rollback', 'tombstone');
-- Of a bet: open, then settled by a win or rolled_back; refused from the start. Everything else is final.
create type wallet.call_state as enum ('open', 'settled', 'rolled_back', 'refused', 'final');

-- One row per tx_id that was decided: posted calls, refused bets, and tombstones of bets that were rolled back
-- before they came. The row holds the parameters, so that a forged repeat is told apart, and the answer.
create table wallet.calls (
  tx_id          uuid        primary key,
  kind           wallet.call_kind not null,
  player_id      uuid        not null,
  currency       text        not null,
  game_id        text,
  round_id       text,
  round_closed   boolean     not null default false,
  ref_tx_id      uuid,
  amount         bigint,
  -- The split that was posted: real and bonus money, and what came off the deposit wager.
  real_amount    bigint      not null default 0,
  bonus_amount   bigint      not null default 0,
  wager          bigint      not null default 0,
  transaction_id uuid,
  posting_id     bigint,
  state          wallet.call_state not null,
  status         text        not null,
  balance        bigint      not null,
  created_at     timestamptz not null default clock_timestamp()
) with (fillfactor = 85);
-- For the sweep of open bets: rows come in time order, so that a few pages tell which blocks to read.
create index calls_created_at on wallet.calls using brin (created_at) with (pages_per_range = 16);
create index calls_closing_wins on wallet.calls (player_id, game_id, round_id) where kind = 'win' and round_closed;

-- All bets made before this moment are settled, closed or rolled back.
create table wallet.sweeps (
  only_row   boolean     primary key default true check (only_row),
  swept_until timestamptz not null
);
insert into wallet.sweeps (swept_until) values ('-infinity');
