-- How many participants of a tournament stand in each tier of points, so that a place is the sum of the tiers above and a
-- count within the own one: sql/tallies.sql.
create table tournaments.tallies (
  tournament_id text    not null references tournaments.tournaments (id) on delete cascade,
  tier          integer not null check (tier > 0),
  participants  integer not null check (participants >= 0),
  primary key (tournament_id, tier) include (participants)
);
grant select, insert, update, delete on tournaments.tallies to parlour_app;
