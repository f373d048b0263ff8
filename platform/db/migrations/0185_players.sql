-- Who players are beyond their account: what they tell about themselves, which terms they accepted, who has left.
create schema players;
grant usage on schema players to parlour_app;

create type players.sex as enum ('m', 'f');
create type players.changed_by as enum ('player', 'operator', 'system');

create table players.profiles (
  player_id    uuid        primary key,
  name         text        check (length(name) between 1 and 256),
  surname      text        check (length(surname) between 1 and 256),
  birthday     date,
  sex          players.sex,
  address      text        check (length(address) between 1 and 256),
  city         text        check (length(city) between 1 and 256),
  postcode     text        check (length(postcode) between 1 and 16),
  -- Without plus.
  phone_code   text        check (phone_code ~ '^[1-9][0-9]{0,2}$'),
  phone_number text        check (phone_number ~ '^[0-9]{1,18}$'),
  -- IANA.
  time_zone    text        check (length(time_zone) between 1 and 64),
  -- When documents proved it: from then on it changes through support only.
  locked_at    timestamptz,
  updated_at   timestamptz not null,
  check ((phone_code is null) = (phone_number is null))
);
grant select, insert, update on players.profiles to parlour_app;

-- Every change of a profile, for support and for the player: never altered.
create table players.profile_events (
  id        bigint      generated always as identity primary key,
  player_id uuid        not null,
  kind      players.changed_by not null,
  -- The operator's id; null for the others.
  operator  text,
  field     text        not null,
  before    text,
  after     text,
  reason    text        check (length(reason) between 1 and 1000),
  at        timestamptz not null,
  check ((kind = 'operator') = (operator is not null))
);
create index profile_events_of_player on players.profile_events (player_id, at desc);
grant select, insert on players.profile_events to parlour_app;

create table players.terms_acceptances (
  player_id   uuid        not null,
  -- The day from which the terms are in force.
  version     text        not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  accepted_at timestamptz not null,
  how         text        not null check (how in ('registration', 'asked')),
  primary key (player_id, version)
);
grant select, insert on players.terms_acceptances to parlour_app;

-- Accounts that their players have closed. What stays of them is kept by law.
create table players.closures (
  player_id uuid        primary key,
  closed_at timestamptz not null,
  reason    text        check (length(reason) between 1 and 1000)
);
grant select, insert on players.closures to parlour_app;
