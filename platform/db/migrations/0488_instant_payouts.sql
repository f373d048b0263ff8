-- What a level has paid out in a day without waiting for a person, minor units of a euro; 0 is as everybody.
alter table loyalty.levels
  add column instant_payout bigint not null default 0 check (instant_payout >= 0);
alter table loyalty.levels alter column instant_payout drop default;

update loyalty.levels l set instant_payout = v.euros * 100
  from (values (4, 300), (5, 400), (6, 500), (7, 600), (8, 1000), (9, 1250), (10, 1500), (11, 1750), (12, 1900)) as v (level, euros)
 where l.version = 1 and l.level = v.level;
