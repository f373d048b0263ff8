-- The role of the running platform. Migrations run as the owner; the pool does SET ROLE parlour_app.
-- Roles belong to the whole cluster, so that a second database finds it already there.
do $$
begin
  if not exists (select from pg_roles where rolname = 'parlour_app') then
    create role parlour_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null; -- two databases migrated at the same moment
end
$$;
grant parlour_app to current_user;

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

create schema kernel;
grant usage on schema kernel to parlour_app;

-- Answers of mutations that took an Idempotency-Key. `owner` is the player, or the caller of a signed route.
create table kernel.idempotency_keys (
  owner        text        not null,
  route        text        not null,
  key          text        not null check (length(key) between 1 and 255),
  request_hash bytea       not null,
  status       integer,
  body         jsonb,
  created_at   timestamptz not null default now(),
  primary key (owner, route, key)
);
create index idempotency_keys_created_at on kernel.idempotency_keys (created_at);
grant select, insert, update, delete on kernel.idempotency_keys to parlour_app;

-- Who did what: written inside the transaction of the mutation that it speaks of.
create table kernel.audit (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  actor      text        not null,
  action     text        not null,
  subject    text,
  request_id text,
  detail     jsonb       not null default '{}'
);
create index audit_actor on kernel.audit (actor, at desc);
grant select, insert on kernel.audit to parlour_app;
