-- Tournaments that the studio holds over several casinos (docs/contracts/tournaments.md): what it told of them last, who of our
-- players takes part, and what was paid.
create table tournaments.network_tournaments (
  code      text        primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 64),
  -- As the studio told it.
  told      jsonb       not null,
  starts_at timestamptz not null,
  -- Exclusive.
  ends_at   timestamptz not null check (ends_at > starts_at),
  -- To the minute: when the studio told of it last.
  told_at   timestamptz not null,
  -- The leaderboard as it was told, to the minute, and when; null before that.
  board     jsonb,
  board_at  timestamptz
);
create index network_tournaments_by_end on tournaments.network_tournaments (ends_at);

create table tournaments.network_players (
  code        text        not null references tournaments.network_tournaments (code),
  player_id   uuid        not null,
  -- In which a prize is paid.
  currency    text        not null check (currency ~ '^[A-Z]{3}$'),
  joined_at   timestamptz not null,
  -- Who excludes themselves takes no part any more; and when the studio was told of it.
  left_at     timestamptz,
  left_told_at timestamptz,
  -- Where the player stood once the places did, and when that was asked for. Points are hundredths.
  place       integer     check (place > 0),
  points      bigint      not null default 0 check (points >= 0),
  rounds      integer     not null default 0 check (rounds >= 0),
  placed_at   timestamptz,
  primary key (code, player_id)
);
create index network_players_of on tournaments.network_players (player_id, joined_at desc);
create index network_players_to_tell on tournaments.network_players (code) where left_at is not null and left_told_at is null;
create index network_players_to_place on tournaments.network_players (code) where left_at is null and placed_at is null;

-- What the studio asked to be paid: a place, and a player in a tournament, once.
create table tournaments.network_prizes (
  tx_id          uuid        primary key,
  code           text        not null references tournaments.network_tournaments (code),
  place          integer     not null check (place > 0),
  player_id      uuid        not null,
  currency       text        not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units.
  amount         bigint      not null check (amount > 0),
  status         text        not null check (status in ('OK', 'PLAYER_DISABLED')),
  at             timestamptz not null,
  transaction_id uuid        check ((transaction_id is not null) = (status = 'OK')),
  unique (code, place),
  unique (code, player_id)
);
create index network_prizes_of on tournaments.network_prizes (player_id);

grant select, insert, update on tournaments.network_tournaments to parlour_app;
grant select, insert, update, delete on tournaments.network_players to parlour_app;
grant select, insert on tournaments.network_prizes to parlour_app;
