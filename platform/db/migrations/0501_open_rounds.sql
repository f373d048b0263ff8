-- A round counts for cashback on the day on which it ends: what was staked in it until then waits here. Otherwise somebody could
-- stake in the last minute of a week, take the stake back in the first one of the next, and be paid back a loss that was none.
create table loyalty.open_rounds (
  player_id uuid        not null,
  currency  text        not null,
  game_id   text        not null,
  round_id  text        not null,
  staked    bigint      not null,
  returned  bigint      not null,
  won       bigint      not null,
  began_at  timestamptz not null,
  primary key (player_id, currency, game_id, round_id)
);
create index open_rounds_by_age on loyalty.open_rounds (began_at);
grant select, insert, update, delete on loyalty.open_rounds to parlour_app;
