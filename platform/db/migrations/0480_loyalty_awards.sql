-- Experience points that come from elsewhere than deposits: each once for what it is for.
create table loyalty.awards (
  kind      text        not null check (kind in ('tournament', 'correction')),
  -- What it is for, by the words of who gave it.
  reference text        not null,
  player_id uuid        not null,
  points    bigint      not null check (points <> 0),
  at        timestamptz not null,
  primary key (kind, reference, player_id)
);
create index awards_of_player on loyalty.awards (player_id);
grant select, insert, delete on loyalty.awards to parlour_app;
