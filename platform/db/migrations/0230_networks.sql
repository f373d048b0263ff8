-- Network addresses: who is not let in from where, and how many accounts came from where lately.
create schema networks;
grant usage on schema networks to parlour_app;

create table networks.blocks (
  id         bigint      generated always as identity primary key,
  network    cidr        not null,
  operator   text        not null check (length(operator) between 1 and 64),
  reason     text        not null check (length(reason) between 1 and 1000),
  blocked_at timestamptz not null,
  -- Null: until an operator lifts it.
  until      timestamptz check (until > blocked_at),
  lifted_by  text,
  lifted_at  timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create index blocks_in_force on networks.blocks using gist (network inet_ops) where lifted_at is null;
grant select, insert on networks.blocks to parlour_app;
grant update (lifted_by, lifted_at) on networks.blocks to parlour_app;

-- One row for each account that was opened and each thing that it is counted by: its network, its browser. Swept after
-- two days.
create table networks.sign_ups (
  kind    text        not null check (kind in ('address', 'device')),
  -- A network as it is written, or a keyed hash of the browser's mark.
  origin  text        not null check (length(origin) between 1 and 64),
  at      timestamptz not null
);
create index sign_ups_of_origin on networks.sign_ups (kind, origin, at);
create index sign_ups_at on networks.sign_ups (at);
grant select, insert, delete on networks.sign_ups to parlour_app;

-- Sign-ups that were refused because too many came from one place.
create table networks.suspicions (
  network       text        not null check (length(network) between 1 and 64),
  kind          text        not null check (kind in ('address', 'device')),
  refusals      int         not null check (refusals > 0),
  first_at      timestamptz not null,
  last_at       timestamptz not null,
  primary key (network, kind)
);
create index suspicions_last_at on networks.suspicions (last_at);
grant select, insert, update, delete on networks.suspicions to parlour_app;
