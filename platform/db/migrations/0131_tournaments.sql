-- Tournaments of the house, and who takes part. What all prizes come to is not stored: it is the sum of the places, so
-- that the two can never differ.
create schema tournaments;
grant usage on schema tournaments to parlour_app;

-- A text in the five languages of the product, by language code. English is what the others fall back to.
create domain tournaments.texts as jsonb check (jsonb_typeof(value) = 'object' and length(value ->> 'en') > 0);

create table tournaments.tournaments (
  id                text              primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 64),
  name              tournaments.texts not null,
  description_short tournaments.texts not null,
  -- Address in the house, without its ending.
  image             text              not null check (image like '/%'),
  -- Of what is shown with it, as CSS.
  gradient_color    text              not null check (gradient_color ~ '^#[0-9a-f]{6}$'),
  starts_at         timestamptz       not null,
  -- Exclusive.
  ends_at           timestamptz       not null check (ends_at > starts_at),
  created_at        timestamptz       not null default now()
);
create index tournaments_by_end on tournaments.tournaments (ends_at);

-- The lowest stake that counts, minor units.
create table tournaments.minimum_bets (
  tournament_id text   not null references tournaments.tournaments (id) on delete cascade,
  currency      text   not null check (currency ~ '^[A-Z]{3}$'),
  amount        bigint not null check (amount > 0),
  primary key (tournament_id, currency)
);

-- What the places from one to another get, each of them. Nobody below the last one wins.
create table tournaments.prizes (
  tournament_id text    not null references tournaments.tournaments (id) on delete cascade,
  place_from    integer not null check (place_from > 0),
  place_to      integer not null check (place_to >= place_from),
  free_spins    integer not null default 0 check (free_spins >= 0),
  points        integer not null default 0 check (points >= 0),
  primary key (tournament_id, place_from)
);

-- The money of a prize, minor units.
create table tournaments.prize_amounts (
  tournament_id text    not null,
  place_from    integer not null,
  currency      text    not null check (currency ~ '^[A-Z]{3}$'),
  amount        bigint  not null check (amount > 0),
  primary key (tournament_id, place_from, currency),
  foreign key (tournament_id, place_from) references tournaments.prizes (tournament_id, place_from) on delete cascade
);

-- The games that count, in the order in which they are shown.
create table tournaments.games (
  tournament_id text    not null references tournaments.tournaments (id) on delete cascade,
  position      integer not null,
  game_id       text    not null,
  primary key (tournament_id, position),
  unique (tournament_id, game_id)
);

create table tournaments.participations (
  tournament_id text        not null references tournaments.tournaments (id),
  player_id     uuid        not null,
  joined_at     timestamptz not null,
  primary key (tournament_id, player_id)
);
create index participations_of_player on tournaments.participations (player_id, joined_at desc);

-- Up to which moment beginnings and ends were told to the web. Its row is the lock of whoever tells.
create table tournaments.progress (
  only_row   boolean     primary key default true check (only_row),
  told_until timestamptz not null default now()
);
insert into tournaments.progress default values;

grant select, insert, update, delete on tournaments.tournaments, tournaments.minimum_bets, tournaments.prizes,
  tournaments.prize_amounts, tournaments.games to parlour_app;
grant select, insert on tournaments.participations to parlour_app;
grant select, update on tournaments.progress to parlour_app;
