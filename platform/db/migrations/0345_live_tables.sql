-- Live tables of roulette and baccarat, which the sandbox's studio has. What it announces later replaces this, as before: see 0151.
insert into games.kinds (kind) values ('live_baccarat'), ('live_french_roulette'), ('live_roulette') on conflict do nothing;
