-- Who did what, in one place: written inside the transaction of what it speaks of, and never changed.
create schema audit;
grant usage on schema audit to parlour_app;

create type audit.actor_kind as enum ('player', 'operator', 'system');

create table audit.entries (
  id         bigint      generated always as identity primary key,
  at         timestamptz not null default clock_timestamp(),
  actor_kind audit.actor_kind not null,
  -- The player's or operator's id; of the system the part that did it.
  actor      text        not null,
  -- context.verb
  action     text        not null check (action ~ '^[a-z]+\.[a-z-]+$'),
  -- What it was done to, by its id.
  subject    text,
  -- What the subject was and became, as far as it changed.
  before     jsonb,
  after      jsonb,
  reason     text,
  request_id text
);
create index entries_of_actor on audit.entries (actor_kind, actor, id desc);
create index entries_of_subject on audit.entries (subject, id desc) where subject is not null;

insert into audit.entries (at, actor_kind, actor, action, subject, after, request_id)
select at, case when actor like 'player:%' then 'player' else 'system' end::audit.actor_kind,
       regexp_replace(actor, '^player:', ''), action, subject, nullif(detail, '{}'), request_id
  from kernel.audit order by id;
drop table kernel.audit;

grant select, insert on audit.entries to parlour_app;
