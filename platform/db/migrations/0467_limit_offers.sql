-- Where players were offered a limit on deposits, and went on without one.
create table protection.limit_offers (
  player_id   uuid        not null,
  place       text        not null check (place in ('sign_up', 'deposit')),
  declined_at timestamptz not null,
  primary key (player_id, place)
);
grant select, insert, delete on protection.limit_offers to parlour_app;
