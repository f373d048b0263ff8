-- What operators write down about players, and when they let somebody in no more.
create schema office;
grant usage on schema office to parlour_app;

create table office.notes (
  id         bigint      generated always as identity primary key,
  player_id  uuid        not null,
  operator   text        not null,
  text       text        not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index notes_of_player on office.notes (player_id, id desc);
grant select, insert on office.notes to parlour_app;

-- Only a block of the office is lifted by the office: an account that is closed, or shut for another reason, stays so.
create table office.blocks (
  id         bigint      generated always as identity primary key,
  player_id  uuid        not null,
  operator   text        not null,
  reason     text        not null check (length(reason) between 1 and 1000),
  blocked_at timestamptz not null,
  lifted_by  text,
  lifted_at  timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create unique index blocks_in_force on office.blocks (player_id) where lifted_at is null;
grant select, insert on office.blocks to parlour_app;
grant update (lifted_by, lifted_at) on office.blocks to parlour_app;
