-- What play did to the real balance of players, by quarters of an hour: below 0 is lost. A quarter in which rounds began, or real
-- money moved, is here, also with 0: play with bonus money or free spins.
create or replace view history.real_moves as
select player_id, currency, quarter, real_moved from history.quarters;
grant select on history.real_moves to parlour_app;

-- What rounds came to, all money: below 0 is lost.
create or replace view history.round_results as
select player_id, currency, began_at, ended_at, won - staked + returned as net from history.rounds;
grant select on history.round_results to parlour_app;
