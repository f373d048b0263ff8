-- In the order of each column that operators sort by: who never rose comes last.
drop index loyalty.standings_by_rise;
create index standings_by_rise on loyalty.standings (rose_at desc nulls last, player_id);
create index standings_by_since on loyalty.standings (since desc, player_id);
