-- Games launched for money; a demo leaves nothing here. The studio gets the token, we keep its hash: a copy of
-- this table plays for nobody. An ended row stays for 60 days, because wins and rollbacks may still arrive.
create table games.sessions (
  id              uuid        primary key,
  -- sha-256 of the token
  token_hash      bytea       not null unique check (length(token_hash) = 32),
  player_id       uuid        not null,
  -- the log-in that the game was opened from; its end ends the game
  auth_session_id uuid        not null,
  game_id         text        not null references games.games (id),
  currency        text        not null,
  created_at      timestamptz not null,
  last_used_at    timestamptz not null,
  -- absolute; idle expiry is counted from last_used_at
  expires_at      timestamptz not null,
  ended_at        timestamptz
);
create index sessions_player on games.sessions (player_id) where ended_at is null;
create index sessions_auth on games.sessions (auth_session_id) where ended_at is null;
create index sessions_expires_at on games.sessions (expires_at);
grant select, insert, update, delete on games.sessions to parlour_app;
