-- What the office reads of cashback, also of a million players (docs/adr/0050-cashback-of-many-players.md): nobody is worked out,
-- and no run is added up, while somebody waits for a page.

-- Whether everybody who played in the period was settled when the run ended. Play that comes late to the period takes it back.
alter table loyalty.cashback_runs
  add column is_complete boolean not null default false,
  add check (not is_complete or (ended_at is not null and not is_stopped));
-- A key is its operator's, as that of a request.
alter table loyalty.cashback_runs drop constraint cashback_runs_key_key, add unique (started_by, key);
create index cashback_runs_complete on loyalty.cashback_runs (period_end) where is_complete;

-- What became of everybody in a run, written down when it ends. Minor units.
create table loyalty.cashback_run_sums (
  run_id   uuid    not null references loyalty.cashback_runs,
  currency text    not null,
  credited integer not null,
  nothing  integer not null,
  excluded integer not null,
  refused  integer not null,
  -- As real money, and as bonuses that are to be wagered.
  real     bigint  not null,
  bonus    bigint  not null,
  primary key (run_id, currency)
);
grant select, insert on loyalty.cashback_run_sums to parlour_app;

update loyalty.cashback_runs r set is_complete = true
 where ended_at is not null and not is_stopped
   and not exists (select from loyalty.played_days d
                    where d.day >= (r.period_start at time zone 'UTC')::date and d.day < (r.period_end at time zone 'UTC')::date
                      and not exists (select from loyalty.cashback c
                                       where c.player_id = d.player_id and c.currency = d.currency
                                         and c.period_end >= r.period_end));
insert into loyalty.cashback_run_sums (run_id, currency, credited, nothing, excluded, refused, real, bonus)
select c.run_id, c.currency, count(*) filter (where c.withheld is null),
       count(*) filter (where c.withheld in ('no_loss', 'no_level', 'too_small')),
       count(*) filter (where c.withheld = 'account'), count(*) filter (where c.withheld = 'bonus'),
       coalesce(sum(c.amount) filter (where c.transaction_id is not null), 0),
       coalesce(sum(c.amount) filter (where c.grant_id is not null), 0)
  from loyalty.cashback c join loyalty.cashback_runs r on r.id = c.run_id and r.ended_at is not null
 group by c.run_id, c.currency;

-- Sums by months.
create index cashback_by_time on loyalty.cashback (settled_at) where withheld is null;

-- What periods come to, as a job worked it out last, player by player.
create table loyalty.cashback_counts (
  period_start timestamptz not null,
  period_end   timestamptz not null,
  counted_at   timestamptz not null,
  -- Who played, in each currency.
  played       integer     not null,
  -- What is left to be given, all currencies together. Minor units of a euro.
  left_euros   bigint      not null,
  -- How often play came to it after it was counted as over, and up to which time it was counted.
  late         integer     not null default 0,
  counted_late integer     not null default 0,
  primary key (period_end, period_start)
);
create table loyalty.cashback_sums (
  period_start timestamptz not null,
  period_end   timestamptz not null,
  -- Null below the first one.
  level        text,
  currency     text        not null,
  played       integer     not null,
  -- Who gets something, or got it.
  given        integer     not null,
  settled      integer     not null,
  staked       bigint      not null,
  returned     bigint      not null,
  won          bigint      not null,
  jackpots     bigint      not null,
  converted    bigint      not null,
  loss         bigint      not null,
  amount       bigint      not null,
  unique nulls not distinct (period_end, period_start, level, currency),
  foreign key (period_end, period_start) references loyalty.cashback_counts on delete cascade
);
grant select, insert, update, delete on loyalty.cashback_counts, loyalty.cashback_sums to parlour_app;
