-- Video poker, casino hold'em and French roulette. What the studio announces later replaces this, as before: see 0151.
insert into games.kinds (kind) values ('french_roulette'), ('holdem'), ('poker') on conflict do nothing;
