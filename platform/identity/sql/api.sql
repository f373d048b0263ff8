-- What other contexts may know of a player: whether they may play, and the currency that their account is kept in.
create or replace view identity.player_standing as
select id as player_id, status, currency from identity.players;
grant select on identity.player_standing to parlour_app;
