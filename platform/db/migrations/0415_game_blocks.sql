-- Games that an operator has blocked for one player. What was lifted is in the audit alone.
create table games.blocks (
  player_id  uuid        not null,
  game_id    text        not null references games.games (id),
  reason     text        not null check (length(reason) between 1 and 1000),
  operator   text        not null check (length(operator) between 1 and 64),
  blocked_at timestamptz not null,
  primary key (player_id, game_id)
);
grant select, insert, delete on games.blocks to parlour_app;
