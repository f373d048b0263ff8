-- What visitors write to support. It is mailed to the support team; the row is the record of what was asked and of
-- who had proved to be the player.
create schema support;
grant usage on schema support to parlour_app;

create table support.requests (
  id         uuid        primary key default gen_random_uuid(),
  -- What the writer and the team call it by.
  reference  text        not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  player_id  uuid        references identity.players (id) on delete set null,
  -- The player had given the password within the last half hour.
  verified   boolean     not null default false,
  name       text        not null check (length(name) between 1 and 256),
  email      text        not null check (length(email) between 3 and 256),
  topic      text        not null check (length(topic) between 1 and 40),
  message    text        not null check (length(message) between 1 and 4000),
  language   text        not null,
  created_at timestamptz not null default now(),
  mailed_at  timestamptz,
  check (player_id is not null or not verified)
);
create index requests_player on support.requests (player_id, created_at);
create index requests_created_at on support.requests (created_at);
grant select, insert on support.requests to parlour_app;
grant update (mailed_at) on support.requests to parlour_app;
