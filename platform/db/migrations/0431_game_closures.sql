-- Games and studios that operators have closed: for a while, or for good. What was opened again is in the audit alone.
create table games.closures (
  game_id     text        unique references games.games (id),
  provider_id integer     unique references games.providers (id),
  kind        text        not null check (kind in ('maintenance', 'withdrawn')),
  reason      text        not null check (length(reason) between 1 and 1000),
  operator    text        not null check (length(operator) between 1 and 64),
  closed_at   timestamptz not null,
  -- When it opens by itself; null while nobody knows.
  until       timestamptz check (until > closed_at),
  check (num_nonnulls(game_id, provider_id) = 1),
  check (kind = 'maintenance' or until is null)
);
create index closures_returning on games.closures (until) where until is not null;

-- Whether the catalogue that was imported last has it. From here on, games.active follows from that and from closures
-- (games.mark_active).
alter table games.games add column in_catalogue boolean not null default true;
update games.games set in_catalogue = false where not active;

-- What was played of each game, by day (UTC), for operators.
create table games.days (
  day      date   not null,
  game_id  text   not null,
  currency text   not null,
  rounds   bigint not null,
  staked   bigint not null,
  won      bigint not null,
  primary key (game_id, day, currency)
);
create index days_by_day on games.days (day);

create index blocks_of_game on games.blocks (game_id);

grant select, insert, update, delete on games.closures, games.days to parlour_app;
