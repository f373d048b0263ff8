-- Until when a player takes a break from play: nothing is given, offered or advertised to them meanwhile. Beside the players,
-- whose table bets read: an upgrade would wait for bets that wait for it.
create table identity.time_outs (
  player_id uuid        primary key references identity.players (id),
  until     timestamptz not null
);
grant select, insert, update, delete on identity.time_outs to parlour_app;

-- Whose bonuses end, whoever has excluded them.
create index players_excluded on identity.players (id) where status = 'excluded';
