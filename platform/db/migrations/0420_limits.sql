-- Limits that players set on what they pay in, lose and stake, and on their time in play.
create schema protection;
grant usage on schema protection to parlour_app;

create type protection.limit_kind as enum ('deposit', 'loss', 'wager', 'time');
create type protection.limit_period as enum ('day', 'week', 'month');

create table protection.limits (
  player_id    uuid        not null,
  kind         protection.limit_kind not null,
  period       protection.limit_period not null,
  -- Of the account when it was set: what the amounts below are computed from when the account changes its currency.
  set_currency text        not null,
  set_amount   bigint      not null check (set_amount >= 0),
  -- The currency that the account is kept in now. Amounts are its minor units; of time, seconds.
  currency     text        not null,
  amount       bigint      not null check (amount >= 0),
  set_at       timestamptz not null,
  -- A higher one, or none at all, that was asked for: from when the player may confirm it.
  next_kind    text        check (next_kind in ('higher', 'none')),
  next_amount  bigint      check (next_amount > amount),
  next_from    timestamptz,
  -- The period that runs, and what was used in it; of a loss below 0 while the player is ahead.
  began_at     timestamptz not null,
  ends_at      timestamptz not null check (ends_at > began_at),
  used         bigint      not null default 0,
  -- Of time: the stake before.
  last_at      timestamptz,
  primary key (player_id, kind, period),
  check ((next_kind is null) = (next_from is null)),
  check ((next_amount is not null) = coalesce(next_kind = 'higher', false))
);
grant select, insert, update, delete on protection.limits to parlour_app;

-- Whether a stake was refused by a limit that the player has set.
alter type wallet.decision add attribute own_limit boolean;
