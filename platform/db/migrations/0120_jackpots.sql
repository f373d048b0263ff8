-- Jackpots and recent winners. docs/adr/0013-jackpots.md tells how stakes reach the jackpots, and why not in the bet.

-- One account per jackpot and currency. What it holds is served every few seconds and moved by one writer at a time,
-- never by a bet: so, other than the rest of the house's accounts, it stores its balance.
alter type ledger.account_kind add value 'jackpot_max';
alter type ledger.account_kind add value 'jackpot_mid';
alter type ledger.account_kind add value 'jackpot_mini';

-- A movement between two pockets of the house has no player; no other type may do without one.
alter table ledger.transactions alter column player_id drop not null;

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
