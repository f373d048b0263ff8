-- What players have won with real money, by game and day, so that a forecast of raised winnings rests on what was played.
create table bonuses.won_days (
  player_id uuid   not null,
  currency  text   not null,
  -- In the casino's own time zone.
  day       date   not null,
  game_id   text   not null,
  -- Minor units.
  won       bigint not null check (won > 0),
  primary key (player_id, currency, day, game_id)
);
create index won_days_by_day on bonuses.won_days (day);
grant select, insert, update, delete on bonuses.won_days to parlour_app;
