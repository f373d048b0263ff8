-- Links of letters that change an account, and what they are about.

-- Every such link works once. Its token is in the letter alone; here is its hash.
create table identity.one_time_links (
  hash       text        primary key,
  purpose    text        not null check (purpose in ('reset-password', 'not-me', 'email-old', 'email-new', 'take-back')),
  player_id  uuid        not null references identity.players (id) on delete cascade,
  -- What the link was made for: an address, a session, a change. It does not work for anything else.
  bound      jsonb       not null default '{}' check (jsonb_typeof(bound) = 'object'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index one_time_links_player on identity.one_time_links (player_id, purpose);
create index one_time_links_expires_at on identity.one_time_links (expires_at);
-- An address that a player can still take back is nobody else's.
create index one_time_links_old_address on identity.one_time_links ((bound ->> 'oldAddress'))
  where purpose = 'take-back';
grant select, insert, update, delete on identity.one_time_links to parlour_app;

-- A change of address that waits for its confirmations; one for each player.
create table identity.email_changes (
  player_id   uuid        primary key references identity.players (id) on delete cascade,
  id          uuid        not null unique,
  new_address text        not null check (new_address = lower(new_address) and length(new_address) between 3 and 256),
  -- The session that asked for it: it goes on when the address changes.
  session_id  uuid        not null,
  -- False while the account has no confirmed address: then there is nobody to ask.
  asks_old    boolean     not null,
  old_ok_at   timestamptz,
  new_ok_at   timestamptz,
  expires_at  timestamptz not null
);
create index email_changes_expires_at on identity.email_changes (expires_at);
grant select, insert, update, delete on identity.email_changes to parlour_app;

-- Accounts that nobody gets into before a new password was set.
create table identity.login_locks (
  player_id uuid        primary key references identity.players (id) on delete cascade,
  reason    text        not null check (reason in ('reported', 'taken-back')),
  since     timestamptz not null
);
grant select, insert, delete on identity.login_locks to parlour_app;
