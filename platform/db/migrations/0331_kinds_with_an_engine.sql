-- Games without reels that the studio has engines for by now. What it announces later replaces this, as before: see 0151.
insert into games.kinds (kind) values ('baccarat'), ('blackjack'), ('dice'), ('mines'), ('plinko'), ('roulette') on conflict do nothing;
