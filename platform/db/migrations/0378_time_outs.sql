-- Until when a player takes a break from play: nothing is given, offered or advertised to them meanwhile.
alter table identity.players add column time_out_until timestamptz;

-- Whose bonuses end, whoever has excluded them.
create index players_excluded on identity.players (id) where status = 'excluded';
