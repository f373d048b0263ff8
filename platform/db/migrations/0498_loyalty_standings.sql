-- Where each player stood when their points were last looked at, by the rule of the loyalty service: what operators count,
-- list and sort, also of a million players. A player's own standing is worked out anew each time it is asked for.
create table loyalty.standings (
  player_id     uuid        primary key,
  points        bigint      not null,
  -- What of them came of deposits.
  from_deposits bigint      not null,
  -- Null below the first one.
  level         text,
  -- Until when the level stays although the points have fallen below it.
  held_until    timestamptz,
  -- When the level became this one.
  since         timestamptz not null,
  -- When they last came to a level for the first time; null where they never did.
  rose_at       timestamptz
);
create index standings_by_level on loyalty.standings (level, points desc, player_id);
create index standings_by_points on loyalty.standings (points desc, player_id);
create index standings_by_rise on loyalty.standings (rose_at desc, player_id) where rose_at is not null;
create index standings_held on loyalty.standings (held_until) where held_until is not null;

-- Points that deposits brought, by months of UTC: what refunds took back is in the month in which they did.
create table loyalty.deposit_points (
  month  date   primary key,
  points bigint not null
);

-- Why a correction was made, for colleagues.
alter table loyalty.awards add column reason text;
create index awards_by_time on loyalty.awards (at);
create index exchanges_by_time on loyalty.exchanges (at);
create index reached_by_time on loyalty.reached (first_at);

grant select, insert, update, delete on loyalty.standings to parlour_app;
grant select, insert, update on loyalty.deposit_points to parlour_app;

-- What came before: by months as it was deposited, a remainder counting towards the next deposit.
insert into loyalty.deposit_points (month, points)
select month, sum(points - before)
  from (select month, points, coalesce(lag(points) over (partition by player_id, currency order by month), 0) as before
          from (select player_id, currency, month,
                       div(sum(sum(amount)) over (partition by player_id, currency order by month),
                           case currency when 'AUD' then 150 else 100 end) as points
                  from (select player_id, currency, amount, date_trunc('month', created_at at time zone 'UTC')::date as month
                          from ledger.transactions where type = 'deposit' and status = 'complete') deposits
                 group by player_id, currency, month) so_far) months
 group by month;

insert into loyalty.standings (player_id, points, from_deposits, level, since, rose_at)
select p.player_id, p.points, p.from_deposits, l.code, coalesce(r.reached_at, now()), r.first_at
  from (select player_id, sum(points) as points, coalesce(sum(points) filter (where is_deposit), 0) as from_deposits
          from (select player_id, true as is_deposit, div(sum(amount), case currency when 'AUD' then 150 else 100 end) as points
                  from ledger.transactions where type = 'deposit' and status = 'complete' group by player_id, currency
                union all select player_id, false, points from loyalty.awards) all_points
         group by player_id) p
  left join lateral (select code from loyalty.levels
                      where version = (select max(version) from loyalty.programmes) and from_points <= p.points
                      order by from_points desc limit 1) l on true
  left join loyalty.reached r on r.player_id = p.player_id and r.code = l.code;
-- Levels that are held are looked at once the platform runs.
insert into loyalty.changed_points (player_id, at)
select distinct player_id, now() from loyalty.reached where is_below on conflict do nothing;
