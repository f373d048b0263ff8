-- Operators as the back office knows them, and the short-lived tokens that name one in every call.
create schema operators;
grant usage on schema operators to parlour_app;

create table operators.operators (
  -- The CMS's own id: that is where they log in.
  id            text        primary key check (length(id) between 1 and 64),
  email         text        not null check (length(email) between 3 and 256),
  name          text        not null default '' check (length(name) <= 80),
  -- Looks after operators in the CMS, and is an administrator here, too.
  administrator boolean     not null,
  -- What an administrator gave them here.
  roles         text[]      not null default '{}' check (roles <@ array[
    'support', 'verification', 'payments', 'risk', 'bonus', 'games', 'finance', 'administrator', 'auditor']),
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null
);
grant select, insert, update on operators.operators to parlour_app;

create table operators.tokens (
  -- SHA-256: who reads this table can't call with what is in it.
  hash        bytea       primary key check (length(hash) = 32),
  operator_id text        not null references operators.operators (id) on delete cascade,
  -- Of the exchange that gave the token: a call that is recorded and sent again gives none.
  nonce       text        not null unique check (length(nonce) between 22 and 64),
  created_at  timestamptz not null,
  expires_at  timestamptz not null check (expires_at > created_at)
);
create index tokens_operator on operators.tokens (operator_id);
create index tokens_expires_at on operators.tokens (expires_at);
grant select, insert, delete on operators.tokens to parlour_app;
