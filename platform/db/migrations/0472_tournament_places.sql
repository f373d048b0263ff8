-- The places of tournaments that are over, as they were counted once, and what each was paid.
create table tournaments.places (
  tournament_id  text        not null references tournaments.tournaments (id),
  place          integer     not null check (place > 0),
  player_id      uuid        not null,
  points         bigint      not null check (points > 0),
  rounds         integer     not null,
  reached_at     timestamptz not null,
  -- When the prize was given, or looked at and not given; null while it is owed. A place without a prize is owed nothing.
  settled_at     timestamptz,
  -- Why it was not given: the account is closed or takes a break, the prize has nothing in its currency, or free spins can't be
  -- had where the player lives. Null for a prize that was given whole.
  withheld       text check (withheld in ('account', 'currency', 'spins')),
  currency       text,
  -- Of the prize, as given: minor units, free spins and points.
  amount         bigint      not null default 0 check (amount >= 0),
  free_spins     integer     not null default 0 check (free_spins >= 0),
  prize_points   integer     not null default 0 check (prize_points >= 0),
  transaction_id uuid,
  primary key (tournament_id, place),
  unique (tournament_id, player_id)
);
create index places_of_player on tournaments.places (player_id);
create index places_owed on tournaments.places (tournament_id, place) where settled_at is null;
grant select, insert, update, delete on tournaments.places to parlour_app;

-- The campaign whose free spins are given as prizes; null for a tournament without free spins.
alter table tournaments.tournaments add column spin_campaign text;
