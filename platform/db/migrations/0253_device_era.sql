-- How often a player's marks of known devices were made void: those of an earlier count are no marks any more.
alter table identity.players add column device_era integer not null default 0 check (device_era >= 0);
