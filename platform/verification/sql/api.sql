-- What other contexts may know of a player's documents. A player who has handed in nothing has no row.
create or replace view verification.standing as
select player_id, status, changed_at from verification.cases;
grant select on verification.standing to parlour_app;

-- Who holds documents of who they are, and where they live, beside what the profile says, or has done so.
create or replace view verification.core_steps as
select player_id, step, status from verification.steps
 where step in ('identity', 'address') and status in ('pending', 'verified');
grant select on verification.core_steps to parlour_app;

-- Papers that players have handed in, by the hash of their bytes.
create or replace view verification.papers_of_players as
select distinct player_id, sha256 from verification.files where sha256 is not null;
grant select on verification.papers_of_players to parlour_app;
