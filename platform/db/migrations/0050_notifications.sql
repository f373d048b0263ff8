-- Live push. An event that must reach a player who is away for a moment is stored and resumed by its id;
-- balances are not stored, because only the newest counts.
create schema notifications;
grant usage on schema notifications to parlour_app;

create table notifications.events (
  id         bigint      generated always as identity primary key,
  player_id  uuid        not null,
  type       text        not null,
  data       jsonb       not null,
  created_at timestamptz not null default now()
);
create index events_player on notifications.events (player_id, id);
create index events_created_at on notifications.events (created_at);
grant select, insert, delete on notifications.events to parlour_app;
