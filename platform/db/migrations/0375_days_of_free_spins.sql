-- The time zone that the days of free spins are counted in: that of the player when the first of them was used. Null before that.
alter table bonuses.free_spin_grants add column time_zone text;
