-- Breaks that players take from play: for some time, or as an exclusion, which ends when its player asks for it.
create table protection.breaks (
  id              uuid        primary key default gen_random_uuid(),
  player_id       uuid        not null,
  kind            text        not null check (kind in ('time_out', 'exclusion')),
  -- As it was chosen: 24h, 6w, 1y, forever.
  length          text        not null,
  -- Where it was begun: on the page of limits, beside a game.
  origin          text        not null check (origin in ('page', 'play')),
  began_at        timestamptz not null,
  -- Null for good.
  until           timestamptz check (until > began_at),
  return_asked_at timestamptz,
  -- When the player came back, of an exclusion.
  ended_at        timestamptz,
  check (kind = 'exclusion' or (until is not null and return_asked_at is null and ended_at is null))
);
create index breaks_of_player on protection.breaks (player_id, began_at);
create unique index breaks_exclusion on protection.breaks (player_id) where kind = 'exclusion' and ended_at is null;
create index breaks_returning on protection.breaks (return_asked_at) where return_asked_at is not null and ended_at is null;
grant select, insert, update, delete on protection.breaks to parlour_app;
