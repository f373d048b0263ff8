-- What players mark and come back to: favourites, and what they opened last. Visitors keep theirs in the browser; they
-- are joined at the log-in.
create table games.favourites (
  player_id uuid        not null,
  game_id   text        not null references games.games (id),
  marked_at timestamptz not null default now(),
  primary key (player_id, game_id)
);

create table games.plays (
  player_id uuid        not null,
  game_id   text        not null references games.games (id),
  -- how often it was opened, for money or as a demo
  opened    integer     not null default 1 check (opened > 0),
  played_at timestamptz not null,
  primary key (player_id, game_id)
);
create index plays_latest on games.plays (player_id, played_at desc);
-- Who else played it: recommendations start from there.
create index plays_of_game on games.plays (game_id, player_id);
create index favourites_of_game on games.favourites (game_id, player_id);

-- What was opened for money before this was kept.
insert into games.plays (player_id, game_id, opened, played_at)
select player_id, game_id, count(*), max(created_at) from games.sessions group by player_id, game_id;

grant select, insert, update, delete on games.favourites, games.plays to parlour_app;
