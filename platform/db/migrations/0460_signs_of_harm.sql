-- Early signs that play does somebody harm, and what is done about them.

-- What became of limits, in order. Of time in seconds, else minor units of the currency.
create table protection.limit_changes (
  id          bigint      generated always as identity primary key,
  player_id   uuid        not null,
  kind        protection.limit_kind not null,
  period      protection.limit_period not null,
  -- `asked` for a higher one or none, and later `dropped`, or `raised` or `removed` by a second yes.
  step        text        not null check (step in ('set', 'lowered', 'asked', 'dropped', 'raised', 'removed')),
  -- Null of time.
  currency    text,
  before      bigint,
  -- Null for none.
  after       bigint,
  -- The operator; null for the player.
  operator    text,
  at          timestamptz not null
);
create index limit_changes_of_player on protection.limit_changes (player_id, id);
create index limit_changes_asked on protection.limit_changes (at) where step = 'asked';
grant select, insert, delete on protection.limit_changes to parlour_app;

-- So far only the audit has said what became of them.
insert into protection.limit_changes (player_id, kind, period, step, currency, before, after, at)
select subject::uuid, (after ->> 'kind')::protection.limit_kind, (after ->> 'period')::protection.limit_period,
       case when after ? 'asked' and not after ? 'from' then 'dropped'
            when after ? 'asked' then 'asked'
            when (after ->> 'confirmed')::boolean then case when after -> 'limit' = 'null' then 'removed' else 'raised' end
            when before -> 'limit' = 'null' then 'set'
            else 'lowered' end,
       coalesce(after -> 'limit' ->> 'currency', after -> 'asked' ->> 'currency', before -> 'limit' ->> 'currency'),
       (before -> 'limit' ->> 'amount')::bigint,
       coalesce(after -> 'limit' ->> 'amount', after -> 'asked' ->> 'amount')::bigint, at
  from audit.entries
 where action = 'protection.limit' and after ->> 'kind' is not null
 order by id;

-- A player whom signs speak of, until an operator has closed the case. A new sign, or one that says more, opens it.
create table protection.cases (
  id        uuid        primary key default gen_random_uuid(),
  player_id uuid        not null,
  -- The most that a sign has said since it was opened.
  level     text        not null check (level in ('noticed', 'serious')),
  opened_at timestamptz not null,
  -- Whose law held when it was opened, or became serious.
  law       text        not null,
  -- The operator who looks after it.
  taken_by  text,
  taken_at  timestamptz,
  closed_at timestamptz check (closed_at >= opened_at),
  closed_by text,
  -- `nothing`: seen, and nothing to do.
  outcome   text        check (outcome in ('done', 'nothing')),
  reason    text        check (length(reason) between 1 and 1000),
  check ((taken_by is null) = (taken_at is null)),
  check (num_nulls(closed_at, closed_by, outcome, reason) in (0, 4))
);
create unique index cases_open on protection.cases (player_id) where closed_at is null;
create index cases_in_order on protection.cases (opened_at) where closed_at is null;
create index cases_of_player on protection.cases (player_id, opened_at);
create index cases_closed on protection.cases (closed_at) where closed_at is not null;
grant select, insert, update, delete on protection.cases to parlour_app;

create table protection.signs (
  id         bigint      generated always as identity primary key,
  player_id  uuid        not null,
  sign       text        not null check (sign in ('chasing_losses', 'night_play', 'raised_limits', 'failed_deposits',
                                                  'cancelled_withdrawals', 'long_sessions')),
  level      text        not null check (level in ('noticed', 'serious')),
  -- What it is made of, as it was computed last (platform/protection/harm/rules.ts).
  figures    jsonb       not null check (jsonb_typeof(figures) = 'object'),
  -- The case that it opened last.
  case_id    uuid        not null references protection.cases (id) on delete cascade,
  since      timestamptz not null,
  seen_at    timestamptz not null check (seen_at >= since),
  -- From when it shows no more.
  gone_at    timestamptz check (gone_at >= since)
);
create unique index signs_showing on protection.signs (player_id, sign) where gone_at is null;
create index signs_of_player on protection.signs (player_id, since);
create index signs_of_case on protection.signs (case_id);
create index signs_seen on protection.signs (seen_at) where gone_at is null;
grant select, insert, update, delete on protection.signs to parlour_app;

-- Until when players were looked at.
create table protection.watched (
  one   boolean     primary key default true check (one),
  until timestamptz not null
);
grant select, insert, update on protection.watched to parlour_app;

-- Who has paid in lately, or taken a withdrawal back.
create index deposits_begun on payments.deposits (created_at);
create index withdrawals_taken_back on payments.withdrawals (ended_at) where status = 'cancel';
