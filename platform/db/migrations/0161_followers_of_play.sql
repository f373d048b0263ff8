-- Jackpots, winners and recommendations follow play.movements instead of looking at the wallet's calls. What they had
-- counted is carried over: nothing counts twice and nothing is lost.

-- Where the jackpots have read to: everything, because what they had not counted yet is owed to them from here on.
insert into play.cursors (follower, xid, id)
select 'jackpots', '3', coalesce((select max(id) from play.movements), 0)
  from jackpots.progress where counted_until is not null;
update jackpots.owed o
   set amount = o.amount + u.stakes * case o.code when 'max' then 100 when 'mid' then 60 else 40 end
  from (select coalesce(sum(p.stakes - coalesce(m.stakes, 0)), 0)::bigint as stakes
          from (select date_trunc('minute', v.created_at) as minute,
                       sum(case v.kind when 'stake' then v.real_amount else -v.real_amount end)::bigint as stakes
                  from play.movements v, jackpots.progress g
                 where v.created_at >= date_trunc('minute', g.counted_until - interval '60 seconds')
                   and v.kind in ('stake', 'return') and v.currency = 'EUR'
                 group by 1) p
          left join jackpots.minutes m on m.minute = p.minute) u;

-- The winners' list is looked through once more from shortly before it was last filled: known ones are passed over.
insert into play.cursors (follower, xid, id)
select 'winners', '3', coalesce((select max(v.id) from play.movements v
                                  where v.created_at < g.counted_until - interval '60 seconds'), 0)
  from jackpots.progress g where g.counted_until is not null;

drop table jackpots.minutes;
alter table jackpots.progress drop column counted_until;

-- How often a player has staked real or bonus money in a game: what was played tells more of a taste than what was opened.
alter table games.plays add column stakes bigint not null default 0 check (stakes >= 0);
