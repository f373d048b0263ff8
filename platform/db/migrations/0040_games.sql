-- The catalogue: studios and games. Written by the seed, read by everybody.
create schema games;
grant usage on schema games to parlour_app;

-- What a search compares: no accents, no apostrophes, lower case. unaccent() alone is only STABLE, because its
-- dictionary could be changed; naming the dictionary makes the promise that an index needs ours to keep.
create function games.plain(value text) returns text
  language sql immutable strict parallel safe
  return replace(lower(public.unaccent('public.unaccent', value)), '''', '');

create table games.providers (
  id     integer primary key check (id > 0),
  slug   text    not null,
  name   text    not null,
  search text    not null generated always as (games.plain(name)) stored,
  active boolean not null default true,
  unique (slug) deferrable initially deferred
);

create table games.games (
  id             text     primary key check (id ~ '^[gl][0-9]{1,8}$'),
  slug           text     not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name           text     not null,
  search         text     not null generated always as (games.plain(name)) stored,
  provider_id    integer  not null references games.providers (id),
  theme          text     not null,
  -- 0 a game of a random-number generator, 1 a live table
  source         smallint not null check (source in (0, 1)),
  volatility     text     not null check (volatility in ('low', 'medium', 'high', 'very_high')),
  -- basis points: 9650 is 96.50 %
  rtp            integer  not null check (rtp between 5000 and 10000),
  lines          integer  not null check (lines >= 0),
  -- multiple of the stake
  max_win        integer  not null check (max_win > 0),
  released       date     not null,
  has_demo       boolean  not null,
  gradient_color text     not null check (gradient_color ~ '^#[0-9a-f]{6}$'),
  -- minor units; live tables only
  limit_min      bigint,
  limit_max      bigint,
  categories     integer[] not null,
  -- 1 is the most played
  popularity     integer  not null check (popularity > 0),
  art            jsonb    not null default '{}',
  active         boolean  not null default true,
  unique (slug) deferrable initially deferred,
  check ((source = 1) = (limit_min is not null and limit_max is not null)),
  check (limit_max > limit_min)
);

-- One index for each order in which a list can be read, so that a page is read and not sorted.
create index games_popular on games.games (popularity) where active;
create index games_new on games.games (released desc, popularity) where active;
create index games_name on games.games (search, popularity) where active;
create index games_rtp on games.games (rtp desc, popularity) where active;
create index games_provider on games.games (provider_id, popularity) where active;
-- No pending lists: the catalogue is written once and searched always.
create index games_categories on games.games using gin (categories) with (fastupdate = off) where active;
create index games_search on games.games using gin (search public.gin_trgm_ops) with (fastupdate = off) where active;

-- Which version of the generator the catalogue came from.
create table games.catalogue_versions (
  version   text        primary key,
  seeded_at timestamptz not null default now()
);

grant select, insert, update on games.providers, games.games, games.catalogue_versions to parlour_app;
