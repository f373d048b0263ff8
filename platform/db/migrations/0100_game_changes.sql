-- When a game's page last came to say something else: what search engines are told. Its rank, its colour before the
-- poster and a seed that writes the same again are no change. Before this was noted, games changed with the catalogue.
alter table games.games add column updated_at timestamptz not null default now();
update games.games
   set updated_at = coalesce((select max(seeded_at) from games.catalogue_versions), updated_at);
