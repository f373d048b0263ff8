-- Runs that give the cashback of a period (docs/adr/0047-runs-of-cashback.md): the one that comes by itself, and those that
-- operators start.
create table loyalty.cashback_runs (
  id           uuid        primary key,
  period_start timestamptz not null,
  period_end   timestamptz not null check (period_end > period_start),
  -- Of an operator's press, or of a colleague's agreement: the same one is the same run. Null for one that came by itself.
  key          text        unique,
  -- Who started it, of the CMS, and why; null for one that came by itself.
  started_by   text,
  reason       text,
  started_at   timestamptz not null,
  ended_at     timestamptz,
  -- Whether a hold ended it before all was given.
  is_stopped   boolean     not null default false,
  check ((key is null) = (started_by is null)),
  check (not is_stopped or ended_at is not null)
);
create unique index cashback_runs_under_way on loyalty.cashback_runs (period_end) where ended_at is null;
create index cashback_runs_in_order on loyalty.cashback_runs (started_at desc, id);

-- Which run settled it; null from before there were runs.
alter table loyalty.cashback add run_id uuid references loyalty.cashback_runs;
create index cashback_by_run on loyalty.cashback (run_id, player_id, currency);
create index cashback_by_period on loyalty.cashback (period_end, player_id);

-- What could not be given when a run came by. It is tried again, and goes when it is settled.
create table loyalty.cashback_failures (
  player_id  uuid        not null,
  period_end timestamptz not null,
  currency   text        not null,
  run_id     uuid        not null references loyalty.cashback_runs,
  -- `campaign`: the one for cashback with wagering is missing, or gives nothing more; `error`: what `detail` says.
  why        text        not null check (why in ('campaign', 'error')),
  detail     text        not null,
  tries      integer     not null check (tries > 0),
  tried_at   timestamptz not null,
  primary key (player_id, period_end, currency)
);

-- An operator holds a period back, once, and for a few days at most: what was promised comes then.
create table loyalty.cashback_holds (
  period_end   timestamptz primary key,
  period_start timestamptz not null,
  until        timestamptz not null check (until > period_end),
  held_at      timestamptz not null,
  held_by      text        not null,
  reason       text        not null,
  -- When a run was started before that.
  ended_at     timestamptz,
  ended_by     text,
  check ((ended_at is null) = (ended_by is null))
);

grant select, insert, update on loyalty.cashback_runs, loyalty.cashback_holds to parlour_app;
grant select, insert, update, delete on loyalty.cashback_failures to parlour_app;
