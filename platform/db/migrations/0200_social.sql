-- Log-ins with other companies. A try is begun in one browser and ends in the same one, once; what is guessable or
-- stolen from here is worth nothing: state and browser are kept as hashes.
create table identity.social_tries (
  state_hash    text        primary key,
  browser_hash  text        not null,
  provider      text        not null check (provider in ('google', 'microsoft', 'apple', 'telegram')),
  nonce         text        not null,
  code_verifier text        not null,
  purpose       text        not null check (purpose in ('login', 'link')),
  -- Who links; a log-in has nobody yet.
  player_id     uuid        references identity.players (id) on delete cascade,
  language      text        not null check (language in ('en', 'de', 'au', 'ch', 'fr')),
  tracking      jsonb       not null default '{}' check (jsonb_typeof(tracking) = 'object'),
  expires_at    timestamptz not null,
  check ((purpose = 'link') = (player_id is not null))
);
create index social_tries_expires_at on identity.social_tries (expires_at);
grant select, insert, delete on identity.social_tries to parlour_app;

-- Whom a company has vouched for and who has no account yet: one for each browser.
create table identity.social_pending (
  browser_hash text        primary key,
  provider     text        not null check (provider in ('google', 'microsoft', 'apple', 'telegram')),
  subject      text        not null check (length(subject) between 1 and 255),
  -- Verified by the company; null when it knows none.
  email        text        check (email = lower(email) and length(email) between 3 and 256),
  language     text        not null check (language in ('en', 'de', 'au', 'ch', 'fr')),
  tracking     jsonb       not null default '{}' check (jsonb_typeof(tracking) = 'object'),
  expires_at   timestamptz not null
);
create index social_pending_expires_at on identity.social_pending (expires_at);
grant select, insert, update, delete on identity.social_pending to parlour_app;
