-- For whom a campaign is, what it may cost, and what sets it off beside deposits, codes and links.
-- docs/adr/0036-triggers-of-bonuses.md tells how.

alter table bonuses.definitions
  -- For whom, beside the countries: platform/bonuses/audience/segment.ts has its parts; empty is everybody.
  add column segment         jsonb   not null default '{}' check (jsonb_typeof(segment) = 'object'),
  -- A person has one of all that say so, whatever the number of accounts.
  add column once_per_person boolean not null default false;

update bonuses.definitions set once_per_person = true where id in ('welcome-1', 'welcome-2', 'welcome-3', 'welcome-4');

alter table bonuses.amounts
  -- What all of its grants may be worth, minor units; null is no bound.
  add column budget  bigint check (budget >= 0),
  -- What those that were given or wait for an answer are worth. Counted where there is a budget.
  add column granted bigint not null default 0 check (granted >= 0);

-- Players of campaigns that are for a list.
create table bonuses.listed (
  bonus_id  text not null references bonuses.definitions (id),
  player_id uuid not null,
  primary key (bonus_id, player_id)
);
create index listed_player on bonuses.listed (player_id);

-- Why a bonus was not given: somebody who seems to be the same person has had one.
create table bonuses.refusals (
  player_id uuid        not null,
  bonus_id  text        not null references bonuses.definitions (id),
  other_id  uuid        not null,
  reason    text        not null check (reason in ('instrument', 'name_birthday', 'address')),
  at        timestamptz not null,
  primary key (player_id, bonus_id, other_id, reason)
);
create index refusals_of_other on bonuses.refusals (other_id);

-- Wins that a campaign of raised winnings counts, each once.
create table bonuses.raised_wins (
  bonus_id  text   not null references bonuses.definitions (id),
  -- The studio's call, and that of its stake.
  tx_id     uuid   not null,
  ref_tx_id uuid   not null,
  player_id uuid   not null,
  currency  text   not null,
  -- The day or week of the campaign that it belongs to.
  period    text   not null,
  -- Real money, minor units.
  amount    bigint not null check (amount > 0),
  -- When its period is over.
  due_at    timestamptz not null,
  primary key (bonus_id, tx_id)
);
create index raised_wins_of_period on bonuses.raised_wins (bonus_id, period, player_id, currency) include (amount);
create index raised_wins_of_stake on bonuses.raised_wins (ref_tx_id);
create index raised_wins_of_player on bonuses.raised_wins (player_id);
create index raised_wins_due on bonuses.raised_wins (due_at);

grant select, insert, delete on bonuses.listed, bonuses.refusals, bonuses.raised_wins to parlour_app;

-- Whose birthday it is, and who has the same name and birthday, or the same address.
create index profiles_by_day on players.profiles ((extract(month from birthday)), (extract(day from birthday)))
  where birthday is not null;
create index profiles_by_birthday on players.profiles (birthday) where birthday is not null;
create index profiles_by_postcode on players.profiles (postcode) where postcode is not null;
create index deposits_instruments_of_player on payments.deposits (player_id, instrument) where instrument is not null;
