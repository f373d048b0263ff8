-- What a player played, round by round, for them to look through: a follower of play writes it.
create schema history;
grant usage on schema history to parlour_app;

-- Amounts are minor units and never negative. A studio's rounds are told apart by game and number.
create table history.rounds (
  player_id   uuid        not null,
  game_id     text        not null,
  round_id    text        not null,
  currency    text        not null,
  provider_id integer,
  -- Staked in all, bonus money included; what of it was given back; and won.
  staked      bigint      not null default 0,
  returned    bigint      not null default 0,
  won         bigint      not null default 0,
  stakes      integer     not null default 0,
  closed      boolean     not null default false,
  -- The studio's calls, at most 500 of them, in order: what moved in it is looked up by them.
  calls       uuid[]      not null default '{}',
  began_at    timestamptz not null,
  ended_at    timestamptz not null,
  primary key (player_id, game_id, round_id, currency)
) with (fillfactor = 85);
create index rounds_of_player on history.rounds (player_id, began_at, game_id, round_id);

-- Sums by quarters of an hour, so that a day adds up in any time zone. Stakes, wins and rounds stand at the time at which
-- their round began; `real_moved` is what play did to the real balance, at the time at which it did.
create table history.quarters (
  player_id  uuid        not null,
  currency   text        not null,
  quarter    timestamptz not null,
  staked     bigint      not null default 0,
  won        bigint      not null default 0,
  rounds     integer     not null default 0,
  real_moved bigint      not null default 0,
  primary key (player_id, currency, quarter)
) with (fillfactor = 85);

grant select, insert, update on history.rounds, history.quarters to parlour_app;
