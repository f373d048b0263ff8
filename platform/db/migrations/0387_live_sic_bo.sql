-- Live tables of sic bo, which the sandbox's studio has. What it announces later replaces this, as before: see 0151.
insert into games.kinds (kind) values ('live_dice') on conflict do nothing;
