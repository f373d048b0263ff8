-- Which games can be played: those whose kind of play the studio has an engine for. The studio says so itself (platform
-- asks it every minute, docs/adr/0017-games-that-can-be-played.md); until it has, what it had when this was written.
create table games.kinds (
  kind  text        primary key check (kind ~ '^[a-z_]{1,40}$'),
  since timestamptz not null default now()
);
insert into games.kinds (kind) values ('slot');

-- When that last changed what is offered, and until when the web has heard of it.
create table games.offer (
  only_row   boolean     primary key default true check (only_row),
  changed_at timestamptz not null default now(),
  told_until timestamptz not null default '-infinity'
);
insert into games.offer default values;

alter table games.games
  -- what plays it: reels are one kind, every other theme is its own, and live tables are apart (lib/domain/game-kinds.ts)
  add column kind text not null
    generated always as (case when source = 1 then 'live_' || theme when lines > 0 then 'slot' else theme end) stored,
  -- follows from games.kinds; written by games.mark_playable() alone
  add column playable boolean not null default false,
  -- what lists, search and counts show: neither withdrawn nor without an engine
  add column offered boolean not null generated always as (active and playable) stored;

update games.games g set playable = true where exists (select from games.kinds k where k.kind = g.kind);

drop index games.games_popular, games.games_new, games.games_name, games.games_rtp, games.games_provider,
  games.games_categories;
create index games_popular on games.games (popularity) where offered;
create index games_new on games.games (released desc, popularity) where offered;
create index games_name on games.games (search, popularity) where offered;
create index games_rtp on games.games (rtp desc, popularity) where offered;
create index games_provider on games.games (provider_id, popularity) where offered;
create index games_categories on games.games using gin (categories) with (fastupdate = off) where offered;

grant select, insert, delete on games.kinds to parlour_app;
grant select, update on games.offer to parlour_app;
analyze games.games, games.words, games.title_words, games.titles;
