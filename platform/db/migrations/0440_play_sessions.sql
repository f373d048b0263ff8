-- Sessions of play: what a player played over all games and devices without a long pause, and what the law says of it.
create table protection.play_sessions (
  id            uuid        primary key default gen_random_uuid(),
  player_id     uuid        not null,
  currency      text        not null,
  -- One of each player's: what comes is counted there, also after its end.
  is_latest     boolean     not null default true,
  began_at      timestamptz not null,
  -- By the clock that the wallet's calls are written with.
  opened_at     timestamptz not null default clock_timestamp(),
  -- The last launch or stake.
  last_at       timestamptz not null,
  -- When its player logged out or took a break; one that was left ends by itself.
  ended_at      timestamptz,
  -- Minor units, as they moved; stakes that were given back are no stakes.
  staked        bigint      not null default 0,
  won           bigint      not null default 0,
  -- The round that began last, at the player's own pace.
  round_at      timestamptz,
  round_game    text,
  round_id      text,
  round_staked  bigint      not null default 0,
  -- The law as it was when the session began: from the start of a round to the next one's, ms, and what a round of slots costs
  -- at most, minor units; null where it says nothing.
  law           text        not null,
  slot_ms       integer     check (slot_ms >= 0),
  other_ms      integer     check (other_ms >= 0),
  most_stake    bigint      check (most_stake > 0),
  one_game      boolean     not null default false,
  -- The player is told of their play so often, and from when no round begins before they have answered; null for never.
  check_minutes integer     check (check_minutes > 0),
  check_at      timestamptz,
  -- Pauses: from when the time counts, after how much of it there is one, and how long it is; null for none.
  pause_from    timestamptz,
  pause_after   interval    check (pause_after > interval '0'),
  pause_for     interval    check (pause_for > interval '0'),
  check (num_nulls(pause_from, pause_after, pause_for) in (0, 3)),
  check ((check_minutes is null) = (check_at is null))
) with (fillfactor = 70);
create unique index play_sessions_latest on protection.play_sessions (player_id) where is_latest;
create index play_sessions_of_player on protection.play_sessions (player_id, began_at);
grant select, insert, update, delete on protection.play_sessions to parlour_app;

-- How often players want to be told of their play.
create table protection.reality_checks (
  player_id uuid        primary key,
  minutes   integer     not null check (minutes > 0),
  set_at    timestamptz not null
);
grant select, insert, update, delete on protection.reality_checks to parlour_app;

-- Whether a stake begins a round, and whether at the player's own pace.
alter type wallet.decision add attribute begins boolean, add attribute own_pace boolean;
