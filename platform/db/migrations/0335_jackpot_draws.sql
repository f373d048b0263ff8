-- Draws of the jackpots (docs/adr/0032-jackpot-draws.md).

-- A jackpot from its opening to its draw.
create table jackpots.rounds (
  id             bigint        generated always as identity primary key,
  code           text          not null check (code in ('max', 'mid', 'mini')),
  -- Secret until the draw.
  server_seed    text          not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment     text          not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Of the calls that were counted, in their order.
  chain          text          not null check (chain ~ '^[0-9a-f]{64}$'),
  -- Between which amounts it is drawn, minor units: figures that change later are not this round's.
  drawn_from     ledger.amount not null,
  drawn_below    ledger.amount not null,
  -- What it held then.
  opened_with    bigint        not null check (opened_with >= 0),
  opened_at      timestamptz   not null,
  month_ends_at  timestamptz   not null,
  drawn_at       timestamptz,
  cause          text          check (cause in ('amount', 'month')),
  amount         ledger.amount,
  tickets        bigint        check (tickets > 0),
  winning_ticket bigint,
  player_id      uuid,
  -- As everybody may read it.
  login          text,
  transaction_id uuid          unique,
  check (drawn_from < drawn_below),
  check (num_nulls(drawn_at, cause, amount, tickets, winning_ticket, player_id, login, transaction_id) in (0, 8)),
  check (winning_ticket >= 0 and winning_ticket < tickets)
);
create unique index rounds_open on jackpots.rounds (code) where drawn_at is null;
create index rounds_drawn on jackpots.rounds (drawn_at desc, id desc) where drawn_at is not null;

-- Tickets of a round by player: cents of real stake less what was given back, below zero for a stake of an earlier round.
create table jackpots.tickets (
  round_id  bigint not null references jackpots.rounds,
  player_id uuid   not null,
  -- Tickets are numbered in this order.
  place     bigint generated always as identity,
  tickets   bigint not null,
  -- The last game that was staked in: a win is listed with it.
  game_id   text   not null,
  primary key (round_id, player_id)
);

grant select, insert on jackpots.rounds to parlour_app;
grant update (chain, month_ends_at, drawn_at, cause, amount, tickets, winning_ticket, player_id, login, transaction_id)
  on jackpots.rounds to parlour_app;
grant select, insert, update on jackpots.tickets to parlour_app;

-- The jackpot that was won by a draw; empty for a win in a game.
alter table jackpots.winners add column drawn text check (drawn in ('max', 'mid', 'mini'));
