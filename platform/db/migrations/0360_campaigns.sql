-- The operators' side of campaigns: drafts, who gets one of a segment, what was decided about refusals, and what play under
-- grants has brought.

alter table bonuses.definitions
  -- When it was started first; null is a draft. Seeds and the version before write campaigns that run.
  add column begun_at   timestamptz default now(),
  -- Percent of those whom it is for that it is really given to, the same players each time.
  add column share      smallint    not null default 100 check (share between 1 and 100),
  -- Grows with each change, so that nobody writes over somebody else's.
  add column revision   integer     not null default 1,
  add column changed_at timestamptz not null default now();
update bonuses.definitions set begun_at = created_at, changed_at = created_at;

alter table bonuses.refusals
  -- stands: it is one person. given: they are two, and the bonus was given after all.
  add column decision   text check (decision in ('stands', 'given')),
  add column decided_by text,
  add column decided_at timestamptz,
  add column why        text,
  add check ((decision is null) = (decided_at is null));
create index refusals_of_bonus on bonuses.refusals (bonus_id, at);
grant update (decision, decided_by, decided_at, why) on bonuses.refusals to parlour_app;

-- What was staked and won under each grant, as a follower of play adds it up. Minor units, real and bonus money together.
create table bonuses.played (
  grant_id  uuid   primary key references bonuses.grants (id),
  -- Less what was given back.
  staked    bigint not null default 0,
  won       bigint not null default 0,
  -- By free spins: nothing was staked for it.
  spins_won bigint not null default 0
) with (fillfactor = 80);
grant select, insert, update on bonuses.played to parlour_app;
create index grants_of_bonus on bonuses.grants (bonus_id, currency);
