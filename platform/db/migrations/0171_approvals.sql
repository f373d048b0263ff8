-- What one operator asks for and another one has to agree to.
create schema approvals;
grant usage on schema approvals to parlour_app;

create type approvals.request_state as enum ('waiting', 'approved', 'rejected', 'withdrawn', 'expired');

create table approvals.requests (
  id         uuid        primary key default gen_random_uuid(),
  -- context.verb
  action     text        not null,
  -- The id of what it is about: a player, a withdrawal.
  subject    text        not null,
  parameters jsonb       not null,
  state      approvals.request_state not null default 'waiting',
  asked_by   text        not null,
  asked_at   timestamptz not null,
  -- Why, in the asker's words.
  reason     text        not null check (length(reason) between 1 and 1000),
  expires_at timestamptz not null check (expires_at > asked_at),
  -- Of what ended it; an expired one was ended by nobody.
  decided_by text,
  decided_at timestamptz,
  decision   text        check (length(decision) between 1 and 1000),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state in ('waiting', 'expired')) = (decided_by is null)),
  -- Maker and checker are two people, whatever a service forgets.
  check (state <> 'approved' or decided_by <> asked_by)
);
create index requests_waiting on approvals.requests (action, asked_at) where state = 'waiting';
create index requests_of_subject on approvals.requests (subject, asked_at desc);
grant select, insert on approvals.requests to parlour_app;
grant update (state, decided_by, decided_at, decision) on approvals.requests to parlour_app;
