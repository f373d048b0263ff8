-- How long players play, by the same quarters of an hour: what lies between two stakes, five minutes at most, and nothing after
-- half an hour without one, as limits on time count it. Milliseconds.
alter table history.quarters add column played_ms bigint not null default 0;

-- The stake before, from which the next one's time is counted.
create table history.last_stakes (
  player_id uuid        primary key,
  at        timestamptz not null
) with (fillfactor = 70);
grant select, insert, update on history.last_stakes to parlour_app;

-- What the follower has read is not read again: its time is counted here.
create temporary table read_stakes on commit drop as
select m.player_id, m.currency, date_trunc('milliseconds', m.created_at) as at,
       date_trunc('milliseconds', lag(m.created_at) over (partition by m.player_id order by m.created_at)) as before
  from play.movements m join play.cursors c on c.follower = 'rounds'
 where m.kind = 'stake' and (m.xid, m.id) <= (c.xid, c.id);

insert into history.last_stakes (player_id, at) select player_id, max(at) from read_stakes group by player_id;

insert into history.quarters as q (player_id, currency, quarter, played_ms)
select p.player_id, p.currency, s.quarter,
       (extract(epoch from sum(least(p.at, s.quarter + interval '15 minutes') - greatest(p.began, s.quarter))) * 1000)::bigint
  from (select player_id, currency, greatest(before, at - interval '5 minutes') as began, at
          from read_stakes where before < at and at - before <= interval '30 minutes') p,
       lateral generate_series(date_bin('15 minutes', p.began, 'epoch'), p.at, interval '15 minutes') as s (quarter)
 group by 1, 2, 3
on conflict (player_id, currency, quarter) do update set played_ms = q.played_ms + excluded.played_ms;
