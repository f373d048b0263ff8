-- What other contexts may know of a player's documents. A player who has handed in nothing has no row.
create or replace view verification.standing as
select player_id, status, changed_at from verification.cases;
grant select on verification.standing to parlour_app;
