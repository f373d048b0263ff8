-- Players who want their names hidden in leaderboards.
create table tournaments.hidden_names (
  player_id uuid primary key,
  since     timestamptz not null
);
grant select, insert, delete on tournaments.hidden_names to parlour_app;
