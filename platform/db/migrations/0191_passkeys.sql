create table identity.passkeys (
  id            uuid        primary key default gen_random_uuid(),
  player_id     uuid        not null,
  -- As the browser names it: base64url.
  credential_id text        not null unique check (length(credential_id) between 1 and 1400),
  -- COSE.
  public_key    bytea       not null,
  -- How often it was used, as it says itself; 0 for ever where it is synchronised between devices.
  uses          bigint      not null check (uses between 0 and 4294967295),
  transports    text[]      not null,
  synchronised  boolean     not null,
  name          text        not null check (length(name) between 1 and 60),
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_of_player on identity.passkeys (player_id, created_at);
grant select, insert, update (uses, synchronised, name, last_used_at), delete on identity.passkeys to parlour_app;
