-- Free spins: what a bonus gives of them, and each one that was used. docs/adr/0035-free-spins.md tells how they live.

-- Where their wins go: bonus money of the bonus that they came with, or real money.
alter table bonuses.definitions
  add column free_spin_wins text not null default 'bonus' check (free_spin_wins in ('bonus', 'real'));

-- Copied from the campaign with the other rules.
alter table bonuses.grants
  add column free_spin_games     text[]  not null default '{}',
  add column free_spin_day_limit integer check (free_spin_day_limit > 0),
  add column free_spin_days      integer not null default 7 check (free_spin_days > 0),
  add column free_spin_wins      text    not null default 'bonus' check (free_spin_wins in ('bonus', 'real'));

create type bonuses.free_spin_state as enum ('open', 'used', 'expired', 'cancelled');

create table bonuses.free_spin_grants (
  id             uuid        primary key,
  player_id      uuid        not null,
  currency       text        not null,
  -- What gave them; the bonus that they came with, if one did.
  bonus_id       text        not null references bonuses.definitions (id),
  bonus_grant_id uuid        unique references bonuses.grants (id),
  number         integer     not null check (number > 0),
  spins_left     integer     not null check (spins_left between 0 and number),
  -- Of the player's own days.
  day_limit      integer     check (day_limit > 0),
  -- Minor units.
  bet_amount     bigint      not null check (bet_amount > 0),
  -- Ids of games. One that is withdrawn is replaced by another.
  games          text[]      not null check (cardinality(games) > 0),
  wins_as        text        not null check (wins_as in ('bonus', 'real')),
  state          bonuses.free_spin_state not null default 'open',
  given_at       timestamptz not null,
  expires_at     timestamptz not null check (expires_at > given_at),
  ended_at       timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check (state <> 'used' or spins_left = 0),
  check (wins_as = 'real' or bonus_grant_id is not null)
) with (fillfactor = 80);
create index free_spin_grants_of_player on bonuses.free_spin_grants (player_id, currency, expires_at);
create index free_spin_grants_due on bonuses.free_spin_grants (expires_at) where state = 'open';

-- One for each spin that was staked, by the studio's call.
create table bonuses.free_spin_uses (
  tx_id              uuid        primary key,
  free_spin_grant_id uuid        not null references bonuses.free_spin_grants (id),
  used_at            timestamptz not null,
  -- What the studio was told: left for that day.
  left_today         integer     not null check (left_today >= 0),
  -- The call that gave it back.
  returned_by        uuid
) with (fillfactor = 80);
create index free_spin_uses_of_grant on bonuses.free_spin_uses (free_spin_grant_id, used_at);

grant select, insert, update on bonuses.free_spin_grants to parlour_app;
grant select on bonuses.free_spin_uses to parlour_app;

-- Of a bet: the free spins that it takes one of, and how many of them are left for the day then. Of a win or a returned
-- bet: the free spins that the bet took one of.
alter type wallet.decision add attribute free_spin_grant_id uuid, add attribute free_spins_left integer;

-- Free spins among a round's stakes.
alter table history.rounds add column free_spins integer not null default 0;
