-- What operators write, decide and stop of tournaments.
alter table tournaments.tournaments
  -- Rises with each change of a draft: nobody writes over what somebody else has saved.
  add column revision    integer not null default 1,
  add column changed_at  timestamptz not null default now(),
  -- The named zone in which operators see its times; what holds is UTC.
  add column zone        text not null default 'UTC',
  -- Ids of operators, of the CMS; null for what the calendar has planned.
  add column written_by  text,
  add column opened_by   text,
  add column opened_at   timestamptz,
  -- The end as it was announced, of one whose end was moved.
  add column first_end   timestamptz,
  add column released_by text,
  add column released_at timestamptz,
  add column stopped_by  text,
  add column stopped_at  timestamptz,
  -- Why, for colleagues; and what players read about it, by language.
  add column stop_reason text,
  add column stop_words  tournaments.texts,
  -- The letters about it, all under one id: up to which participant they are written, and when all were.
  add column stop_batch  uuid not null default gen_random_uuid(),
  add column told_after  uuid,
  add column told_at     timestamptz;
create index tournaments_to_tell on tournaments.tournaments (id) where state = 'cancelled' and told_at is null;

-- Who took a player out, and why, for colleagues.
alter table tournaments.participations add column left_by text, add column left_note text;

-- A prize may be withheld from who was taken out.
alter table tournaments.places drop constraint places_withheld_check;
alter table tournaments.places add constraint places_withheld_check
  check (withheld in ('account', 'currency', 'spins', 'operator'));

-- Prizes of places that were given anew, by two operators: nothing is ever taken back for them.
create table tournaments.corrections (
  -- Of the request that both agreed to.
  key            text        primary key,
  tournament_id  text        not null,
  place          integer     not null,
  player_id      uuid        not null,
  -- For colleagues; null once the player is erased.
  reason         text,
  given_by       text        not null,
  at             timestamptz not null,
  withheld       text        check (withheld in ('currency', 'spins')),
  currency       text        not null,
  -- As given: minor units, free spins and points.
  amount         bigint      not null check (amount >= 0),
  free_spins     integer     not null check (free_spins >= 0),
  prize_points   integer     not null check (prize_points >= 0),
  transaction_id uuid,
  foreign key (tournament_id, place) references tournaments.places (tournament_id, place)
);
create index corrections_of_place on tournaments.corrections (tournament_id, place);
create index corrections_of_player on tournaments.corrections (player_id);
grant select, insert, update (reason) on tournaments.corrections to parlour_app;
