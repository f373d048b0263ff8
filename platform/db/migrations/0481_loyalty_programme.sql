-- The loyalty programme in versions: the latest one holds. What it says is decided in the CMS; the first one is what stood here.
create table loyalty.programmes (
  version         integer     primary key check (version > 0),
  published_at    timestamptz not null,
  -- Who published it there; null for the first one.
  published_by    text,
  cashback_period text        not null check (cashback_period in ('week', 'month')),
  -- How long nobody falls below a level after it was last reached.
  hold_days       integer     not null check (hold_days between 0 and 3650),
  -- Points that are exchanged for the worth of a euro; null where none are.
  exchange_points integer     check (exchange_points > 0)
);
insert into loyalty.programmes (version, published_at, cashback_period, hold_days) values (1, now(), 'week', 90);

-- Sums are minor units of a euro; every currency has its worth of them.
alter table loyalty.levels
  add column version           integer not null default 1 references loyalty.programmes,
  -- The most that comes back in a period.
  add column cashback_cap      bigint  check (cashback_cap > 0),
  -- 0 is real money; else it is a bonus to be wagered so many times.
  add column cashback_wagering integer not null default 0 check (cashback_wagering between 0 and 60),
  add column bonus             bigint  not null default 0 check (bonus >= 0),
  add column manager_name      text,
  add column manager_contact   text,
  add column manager_hours     text,
  drop constraint levels_pkey,
  drop constraint levels_code_key,
  drop constraint levels_from_points_key,
  add primary key (version, level),
  add unique (version, code),
  add unique (version, from_points);
alter table loyalty.levels alter column version drop default;

update loyalty.levels l
   set cashback_cap = v.cap * 100, bonus = v.bonus * 100
  from (values (1, 100, 0), (2, 200, 0), (3, 300, 0), (4, 400, 10), (5, 500, 25), (6, 750, 50), (7, 1000, 100), (8, 2000, 200),
               (9, 3000, 400), (10, 5000, 800), (11, 7500, 1500), (12, 10000, 3000)) as v (level, cap, bonus)
 where l.level = v.level;

grant select, insert on loyalty.programmes to parlour_app;
grant insert on loyalty.levels to parlour_app;
