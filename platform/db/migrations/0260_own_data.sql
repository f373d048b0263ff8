-- A player may take away everything that is kept about them: what is read for it is found by the player.
create index deposits_of_player on payments.deposits (player_id, created_at, id);
create index sessions_of_player on games.sessions (player_id, created_at, id);
create index blocks_of_player on office.blocks (player_id, id);
