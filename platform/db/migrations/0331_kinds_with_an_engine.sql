-- Games without reels that the studio has engines for by now. What it announces later replaces this, as before: see 0151.
insert into games.kinds (kind) values ('blackjack'), ('dice'), ('mines'), ('plinko') on conflict do nothing;
