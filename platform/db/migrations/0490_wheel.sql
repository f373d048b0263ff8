-- The wheel of fortune: a turn a day for players with a level, drawn as rounds of games are (docs/adr/0046-wheel-of-fortune.md).
create schema wheel;
grant usage on schema wheel to parlour_app;

-- What its twelve fields bring, in versions: the latest one holds. A turn says from which one it was drawn.
create table wheel.tables (
  version        integer     primary key check (version > 0),
  -- Clockwise from the top: kind and size of each, as lib/domain/wheel.ts says.
  fields         jsonb       not null check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) = 12),
  -- Campaigns whose rules hold for free spins and for bonuses that are won.
  spin_campaign  text        not null,
  bonus_campaign text        not null,
  -- How often a bonus is to be wagered.
  wagering       integer     not null check (wagering between 0 and 60),
  made_at        timestamptz not null,
  -- Who asked for it, of the CMS, and why; null for the first one.
  made_by        text,
  reason         text
);
insert into wheel.tables (version, fields, spin_campaign, bonus_campaign, wagering, made_at) values (1,
  '[{"kind":"spins","size":5},{"kind":"nothing","size":0},{"kind":"bonus","size":100},{"kind":"spins","size":10},
    {"kind":"points","size":50},{"kind":"spins","size":5},{"kind":"nothing","size":0},{"kind":"bonus","size":500},
    {"kind":"spins","size":10},{"kind":"spins","size":5},{"kind":"points","size":50},{"kind":"nothing","size":0}]',
  'wheel-spins', 'wheel-bonus', 10, now());

-- Whether it turns at all: the latest row holds.
create table wheel.switches (
  id     bigint      generated always as identity primary key,
  is_on  boolean     not null,
  at     timestamptz not null,
  by     text,
  reason text
);
insert into wheel.switches (is_on, at) values (true, now());

-- What players' turns are drawn from. A server seed is a secret until its player asks for new ones.
create table wheel.seeds (
  id          uuid        primary key,
  -- Null once the player is erased.
  player_id   uuid,
  server_seed text        not null check (server_seed ~ '^[0-9a-f]{64}$'),
  -- The one after it, to which the casino is bound before it hears the player's words for that.
  next_seed   text        not null check (next_seed ~ '^[0-9a-f]{64}$'),
  client_seed text        not null check (length(client_seed) between 1 and 64),
  -- Of the next turn, from 0.
  nonce       integer     not null default 0 check (nonce >= 0),
  since       timestamptz not null,
  told_at     timestamptz
);
create unique index seeds_in_use on wheel.seeds (player_id) where told_at is null;
create index seeds_of_player on wheel.seeds (player_id);

create table wheel.spins (
  id            uuid        primary key,
  player_id     uuid,
  -- Of the press: the same one is the same turn.
  key           text        not null,
  -- The day in the player's time zone, and that zone.
  day           date        not null,
  time_zone     text,
  at            timestamptz not null,
  -- The next midnight there: nobody turns the wheel before it, whatever zone they tell then.
  next_at       timestamptz not null check (next_at > at),
  seeds_id      uuid        not null references wheel.seeds,
  nonce         integer     not null check (nonce >= 0),
  table_version integer     not null references wheel.tables,
  field         integer     not null check (field between 0 and 11),
  -- Of the field.
  kind          text        not null check (kind in ('spins', 'bonus', 'points', 'nothing')),
  -- As given: minor units of a bonus, free spins and points, and what they were counted as when the wheel turned.
  currency      text        not null check (currency ~ '^[A-Z]{3}$'),
  amount        bigint      not null check (amount >= 0),
  free_spins    integer     not null check (free_spins >= 0),
  points        integer     not null check (points >= 0),
  worth         bigint      not null check (worth >= 0),
  -- Why the prize was not given; null for one that was, and for nothing.
  withheld      text        check (withheld in ('currency', 'rules')),
  grant_id      uuid,
  unique (player_id, day),
  unique (player_id, key),
  unique (seeds_id, nonce)
);
create index spins_of_player on wheel.spins (player_id, at desc);
create index spins_in_order on wheel.spins (at desc, id);

grant select, insert on wheel.tables, wheel.switches, wheel.spins to parlour_app;
grant update (player_id, time_zone) on wheel.spins to parlour_app;
grant select, insert, update on wheel.seeds to parlour_app;

-- Experience points may be won at it.
alter table loyalty.awards drop constraint awards_kind_check;
alter table loyalty.awards add constraint awards_kind_check check (kind in ('tournament', 'correction', 'wheel'));
