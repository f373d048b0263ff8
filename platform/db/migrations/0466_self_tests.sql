-- Results of self-tests that their players chose to keep: the points alone, never the answers. No operator reads them.
create table protection.self_tests (
  player_id uuid        not null,
  taken_at  timestamptz not null,
  score     integer     not null check (score between 0 and 27),
  primary key (player_id, taken_at)
);
create index self_tests_by_age on protection.self_tests (taken_at);
grant select, insert, delete on protection.self_tests to parlour_app;
