-- What payments open to other contexts. Nobody else names one of their tables.

-- Deposits that were made for a bonus, how far each of them is, and what came of it. `begun_as` is the deposit that the
-- player began: another one when its money came late, or in parts.
create or replace view payments.bonus_deposits as
select id as deposit_id, player_id, bonus_id, status, created_at, received, currency,
       coalesce(late_of, further_of, id) as begun_as
  from payments.deposits where bonus_id is not null;
grant select on payments.bonus_deposits to parlour_app;

-- Instruments that players have paid in with, as the payment company names them.
create or replace view payments.instruments_of_players as
select player_id, instrument from payments.deposits where instrument is not null;
grant select on payments.instruments_of_players to parlour_app;
