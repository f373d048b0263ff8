-- Real money that was played, by days of UTC: what cashback is made of. A return is of the day on which it came.
create table loyalty.played_days (
  player_id uuid   not null,
  day       date   not null,
  currency  text   not null,
  staked    bigint not null default 0,
  returned  bigint not null default 0,
  won       bigint not null default 0,
  primary key (player_id, day, currency)
);
create index played_days_by_day on loyalty.played_days (day);

-- What came back of each period, once for each player and currency; all of it as it stood when it was settled. Minor units.
create table loyalty.cashback (
  player_id      uuid        not null,
  period_start   timestamptz not null,
  period_end     timestamptz not null check (period_end > period_start),
  currency       text        not null,
  staked         bigint      not null,
  returned       bigint      not null,
  won            bigint      not null,
  jackpots       bigint      not null,
  -- Bonus money that was turned into real money.
  converted      bigint      not null,
  programme      integer     not null references loyalty.programmes,
  level          text,
  percent        integer     not null,
  cap            bigint,
  wagering       integer     not null,
  amount         bigint      not null check (amount >= 0),
  -- Why nothing was given; null when something was.
  withheld       text        check (withheld in ('no_loss', 'no_level', 'too_small', 'account', 'bonus')),
  transaction_id uuid,
  grant_id       uuid,
  settled_at     timestamptz not null,
  primary key (player_id, period_end, currency),
  check ((withheld is null) = (transaction_id is not null or grant_id is not null))
);
grant select, insert, update, delete on loyalty.played_days, loyalty.cashback to parlour_app;
