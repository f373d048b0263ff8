-- Wheel shows, likewise: see 0387.
insert into games.kinds (kind) values ('live_gameshow') on conflict do nothing;
