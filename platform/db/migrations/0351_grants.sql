-- Rules of campaigns, and each player's copy of one: a grant. docs/adr/0034-bonus-engine.md tells how it lives.

alter table bonuses.definitions
  -- Of what the wagering is a multiple.
  add column basis                text        not null default 'bonus' check (basis in ('bonus', 'bonus+deposit')),
  -- Percent of a stake that counts, by id of the game's category; 26 is every game. Of several the lowest holds, and a
  -- game in none of them counts nothing.
  add column weights              jsonb       not null
    default '{"3":100,"4":10,"5":0,"11":20,"15":10,"16":10,"17":10,"18":10,"19":10,"24":20,"25":20,"26":0}'
    check (jsonb_typeof(weights) = 'object'),
  add column excluded_games       text[]      not null default '{}',
  -- From its activation; and how long an offer waits for an answer.
  add column hours_to_live        integer     not null default 168 check (hours_to_live > 0),
  add column offer_hours          integer     not null default 168 check (offer_hours > 0),
  add column most_grants    integer     not null default 1 check (most_grants > 0),
  -- {single, multi, system}: shown, there are no sports here.
  add column min_odds             jsonb,
  add column starts_at            timestamptz,
  add column ends_at              timestamptz check (ends_at > starts_at),
  -- ISO 3166 alpha-2; null is everywhere.
  add column countries            text[],
  add column free_spin_games      text[]      not null default '{}',
  add column free_spin_day_limit  integer     check (free_spin_day_limit > 0),
  add column free_spin_days       integer     not null default 7 check (free_spin_days > 0),
  -- What sets it off beside its type: the days of a periodic one, the window and games of raised winnings.
  add column trigger              jsonb       not null default '{}' check (jsonb_typeof(trigger) = 'object');

-- The most that becomes real money; null is all.
alter table bonuses.amounts add column max_win bigint check (max_win > 0);

create type bonuses.grant_state as enum ('pending', 'queued', 'active', 'completed', 'expired', 'cancelled', 'forfeited');

create table bonuses.grants (
  id              uuid        primary key,
  bonus_id        text        not null references bonuses.definitions (id),
  player_id       uuid        not null,
  currency        text        not null,
  state           bonuses.grant_state not null,
  -- What set it off, so that nothing is granted twice for it.
  trigger_key     text        not null,
  deposit_id      uuid,
  -- From here on a copy of the campaign's rules. Minor units; what is wagered is counted in hundredths of them.
  amount          bigint      not null check (amount >= 0),
  deposit_amount  bigint      check (deposit_amount > 0),
  times           smallint    not null check (times >= 0),
  basis           text        not null,
  target          bigint      not null check (target >= 0),
  wagered         bigint      not null default 0 check (wagered >= 0),
  max_bet         bigint      not null check (max_bet > 0),
  max_win         bigint,
  min_odds        jsonb,
  weights         jsonb       not null,
  excluded_games  text[]      not null,
  hours_to_live   integer     not null,
  free_spins      integer     not null check (free_spins >= 0),
  free_spin_bet   bigint      not null,
  -- Bonus money that has become real money.
  converted       bigint      not null default 0 check (converted >= 0),
  -- Hours before its end for which the player was warned last.
  warned          smallint,
  offered_at      timestamptz not null,
  queued_at       timestamptz,
  activated_at    timestamptz,
  expires_at      timestamptz,
  ended_at        timestamptz,
  end_reason      text,
  unique (bonus_id, player_id, trigger_key),
  check ((state in ('pending', 'queued', 'active')) = (ended_at is null)),
  check (state <> 'active' or (activated_at is not null and expires_at is not null)),
  check (state <> 'queued' or queued_at is not null)
) with (fillfactor = 80);
create unique index grants_one_active on bonuses.grants (player_id, currency) where state = 'active';
create index grants_of_player on bonuses.grants (player_id, ended_at, id);
create index grants_of_deposit on bonuses.grants (deposit_id) where deposit_id is not null;
create index grants_due on bonuses.grants (expires_at) where ended_at is null;

-- What happened to a grant, in order. Amounts are minor units.
create table bonuses.steps (
  id       bigint      generated always as identity primary key,
  grant_id uuid        not null references bonuses.grants (id),
  at       timestamptz not null,
  step     text        not null,
  amount   bigint,
  why      text
);
create index steps_of_grant on bonuses.steps (grant_id, id);

-- Stakes made while a grant was active, as its follower of play has counted them.
create table bonuses.stakes (
  tx_id    uuid    primary key,
  grant_id uuid    not null,
  game_id  text    not null,
  round_id text    not null,
  -- What it counts, hundredths of minor units.
  counts   bigint  not null,
  state    text    not null check (state in ('open', 'settled', 'returned'))
) with (fillfactor = 80);
create index stakes_open on bonuses.stakes (grant_id, game_id, round_id) where state = 'open';

grant select, insert, update on bonuses.grants to parlour_app;
grant select, insert on bonuses.steps to parlour_app;
grant select, insert, update, delete on bonuses.stakes to parlour_app;
