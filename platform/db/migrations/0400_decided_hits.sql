-- What guards have done waits for an operator's decision, as refusals do.

-- When it was met last. Of those that were met before this was kept it is the moment of the migration.
alter table bonuses.guard_hits add column at timestamptz not null default now();

alter table bonuses.stakes
  -- When it was found that the bets of its round cover each other.
  add column covered_at timestamptz,
  -- An operator has decided about its round, which is not judged anew.
  add column is_decided boolean not null default false;

-- What was decided about hits of a guard on a grant, each decision about those that nobody had decided before.
create table bonuses.hit_decisions (
  id         bigint      generated always as identity primary key,
  grant_id   uuid        not null references bonuses.grants (id),
  kind       text        not null check (kind in ('deposit_back', 'covering', 'max_bet')),
  -- How many hits, and minor units of the grant's currency, as ListedHit tells them.
  times      bigint      not null check (times > 0),
  amount     bigint      not null check (amount >= 0),
  -- stands: the guard was right. given: its rounds count, or the bonus was given again.
  decision   text        not null check (decision in ('stands', 'given')),
  decided_by text        not null,
  decided_at timestamptz not null,
  why        text        not null,
  -- A stake that was refused can't be made any more: nothing is given for it.
  check (kind <> 'max_bet' or decision = 'stands')
);
create index hit_decisions_of_grant on bonuses.hit_decisions (grant_id, kind);
grant select, insert on bonuses.hit_decisions to parlour_app;

create index grants_taken_back on bonuses.grants (ended_at) where end_reason = 'deposit_back';
