-- What a player is called: operators find them by it.
create or replace view players.player_names as
select player_id, name, surname from players.profiles;
grant select on players.player_names to parlour_app;
