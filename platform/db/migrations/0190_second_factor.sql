-- The second factor of players: codes of an authenticator app, and codes for when the phone is lost.
create table identity.second_factors (
  player_id      uuid        primary key,
  -- Sealed by the platform (identity/second-factor-seal.ts). There from the first right code on.
  secret         text,
  -- One that was shown, but no code of it has come back yet.
  pending_secret text,
  pending_since  timestamptz,
  confirmed_at   timestamptz,
  -- The time step of the last accepted code: neither it nor an earlier one is taken again.
  last_step      integer     not null default 0,
  check ((secret is null) = (confirmed_at is null)),
  check ((pending_secret is null) = (pending_since is null))
);
grant select, insert, update, delete on identity.second_factors to parlour_app;

-- Those that are left; a used one is gone.
create table identity.recovery_codes (
  player_id uuid not null,
  -- Keyed hash of player and code.
  hash      text not null,
  primary key (player_id, hash)
);
grant select, insert, delete on identity.recovery_codes to parlour_app;

-- Log-ins whose first step is done: the password was right, or a provider vouched.
create table identity.pending_second_steps (
  -- SHA-256 of the token that the browser holds.
  hash       text        primary key,
  player_id  uuid        not null,
  how        text        not null check (how in ('password', 'social', 'link')),
  tries      integer     not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index pending_second_steps_of_player on identity.pending_second_steps (player_id, created_at);
grant select, insert, update, delete on identity.pending_second_steps to parlour_app;

-- Browsers that need no second step for a while.
create table identity.trusted_devices (
  -- SHA-256 of the cookie's value.
  hash       text        primary key,
  player_id  uuid        not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index trusted_devices_of_player on identity.trusted_devices (player_id);
grant select, insert, update, delete on identity.trusted_devices to parlour_app;

-- Sessions that began with a code of another one. However young, they say nothing of a log-in: where a recent one stands
-- for a password, these do not count.
create table identity.code_sessions (
  session_id uuid primary key
);
grant select, insert, delete on identity.code_sessions to parlour_app;
