-- What players reported of what was said at live tables, and who may not write there. What nobody reports is not kept.
create schema chat;
grant usage on schema chat to parlour_app;

create table chat.messages (
  id             uuid        primary key,
  game_id        text        not null check (length(game_id) between 1 and 100),
  -- Who wrote it.
  player_id      uuid        not null,
  -- As the table showed the player.
  name           text        not null check (length(name) between 1 and 64),
  text           text        not null check (length(text) between 1 and 1000),
  written_at     timestamptz not null,
  -- The latest report.
  reported_at    timestamptz not null,
  -- When reports hid it from everybody; null for not.
  hidden_at      timestamptz,
  decision       text        check (decision in ('nothing', 'remove', 'silence')),
  decided_by     text        check (length(decided_by) between 1 and 64),
  decided_at     timestamptz,
  decided_reason text        check (length(decided_reason) between 1 and 1000),
  -- When the studio took the decision; null before.
  told_at        timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null))
);
create index messages_open on chat.messages (reported_at) where decision is null;
create index messages_reported on chat.messages (reported_at);
create index messages_of_player on chat.messages (player_id);
create index messages_untold on chat.messages (decided_at) where decision is not null and told_at is null;
grant select, insert, update, delete on chat.messages to parlour_app;

-- What was said before a message, oldest first: others' words, each of which goes with its player.
create table chat.lines (
  message_id uuid        not null references chat.messages on delete cascade,
  place      smallint    not null check (place between 1 and 20),
  player_id  uuid        not null,
  name       text        not null check (length(name) between 1 and 64),
  text       text        not null check (length(text) between 1 and 1000),
  written_at timestamptz not null,
  primary key (message_id, place)
);
create index lines_of_player on chat.lines (player_id);
grant select, insert, delete on chat.lines to parlour_app;

create table chat.reports (
  id          uuid        primary key,
  message_id  uuid        not null references chat.messages on delete cascade,
  -- Who reports.
  player_id   uuid        not null,
  reason      text        not null check (length(reason) between 1 and 20),
  reported_at timestamptz not null,
  unique (message_id, player_id)
);
create index reports_of_player on chat.reports (player_id);
grant select, insert, delete on chat.reports to parlour_app;

-- The latest one of a player says whether they may write: it is in force until its end, or until it is lifted.
create table chat.silences (
  id          bigint      generated always as identity primary key,
  player_id   uuid        not null,
  -- For what; null once that is forgotten.
  message_id  uuid        references chat.messages on delete set null,
  -- As the player reads it.
  reason      text        not null check (length(reason) between 1 and 20),
  -- For colleagues.
  note        text        not null check (length(note) between 1 and 1000),
  operator    text        not null check (length(operator) between 1 and 64),
  silenced_at timestamptz not null,
  -- Null: for good.
  until       timestamptz check (until > silenced_at),
  lifted_by   text,
  lifted_at   timestamptz,
  -- When the studio took it as it stands now; null before.
  told_at     timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create index silences_of_player on chat.silences (player_id, id);
create index silences_of_message on chat.silences (message_id);
create index silences_untold on chat.silences (id) where told_at is null;
grant select, insert, delete on chat.silences to parlour_app;
grant update (lifted_by, lifted_at, told_at) on chat.silences to parlour_app;
