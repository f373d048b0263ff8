-- Games of free spins that were withdrawn and in whose place there is no other one: their player was told so, once.
alter table bonuses.free_spin_grants add column told_withdrawn text[] not null default '{}';
