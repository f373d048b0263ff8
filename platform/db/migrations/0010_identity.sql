-- Players, their sessions and credentials. players, sessions, credentials and verifications are the four tables
-- of better-auth (user, session, account, verification) under our names, with what a player account adds.
create schema identity;
grant usage on schema identity to parlour_app;

create table identity.players (
  id                  uuid        primary key default gen_random_uuid(),
  -- In the spelling of lib/domain/credentials.ts: one address, one account.
  email               text        not null unique check (email = lower(email) and length(email) between 3 and 256),
  email_verified      boolean     not null default false,
  name                text        not null default '',
  image               text,
  status              text        not null default 'active' check (status in ('active', 'blocked', 'excluded')),
  country             text        not null check (country ~ '^[A-Z]{2}$'),
  currency            text        not null check (currency ~ '^[A-Z]{3}$'),
  language            text        not null default 'en' check (language in ('en', 'de', 'au', 'ch', 'fr')),
  -- When the player stated to be 18 or older and took the terms.
  age_confirmed_at    timestamptz not null,
  tracking            jsonb       not null default '{}' check (jsonb_typeof(tracking) = 'object'),
  email_promo_sub     boolean     not null default false,
  email_bonuses_sub   boolean     not null default false,
  email_financial_sub boolean     not null default false,
  email_technical_sub boolean     not null default false,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now()
);
grant select, insert, update on identity.players to parlour_app;

create table identity.sessions (
  id           uuid        primary key default gen_random_uuid(),
  player_id    uuid        not null references identity.players (id) on delete cascade,
  token        text        not null unique,
  -- The absolute time-out; the idle one counts from last_seen_at.
  expires_at   timestamptz not null,
  last_seen_at timestamptz not null default now(),
  ip_address   text,
  user_agent   text,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);
create index sessions_player on identity.sessions (player_id);
create index sessions_expires_at on identity.sessions (expires_at);
grant select, insert, update, delete on identity.sessions to parlour_app;

create table identity.credentials (
  id                       uuid        primary key default gen_random_uuid(),
  player_id                uuid        not null references identity.players (id) on delete cascade,
  provider_id              text        not null,
  account_id               text        not null,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_player on identity.credentials (player_id);
grant select, insert, update on identity.credentials to parlour_app;

-- Single-use tokens, by their hash.
create table identity.verifications (
  id         uuid        primary key default gen_random_uuid(),
  identifier text        not null unique,
  value      text        not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_value on identity.verifications (value);
grant select, insert, update, delete on identity.verifications to parlour_app;

-- Tries at logging in, counted by keyed hashes, never by the e-mail or address themselves. Kept here and not in
-- a process, so that every instance of the platform counts the same tries.
create table identity.login_tries (
  key        text        primary key,
  tries      integer     not null,
  expires_at timestamptz not null
);
create index login_tries_expires_at on identity.login_tries (expires_at);
grant select, insert, update, delete on identity.login_tries to parlour_app;
