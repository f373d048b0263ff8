-- What registers of excluded players have answered, for the office and the supervisory authority.
create table protection.register_answers (
  id        bigint      generated always as identity primary key,
  player_id uuid        not null,
  register  text        not null check (register in ('gamstop', 'oasis', 'spelpaus', 'cruks')),
  asked_at  timestamptz not null,
  -- `silent`: it did not answer in time, or not in a way that can be read.
  answer    text        not null check (answer in ('clear', 'listed', 'silent')),
  -- The register's own number of the answer.
  reference text        check (length(reference) between 1 and 100),
  check ((answer = 'silent') = (reference is null))
);
create index register_answers_of_player on protection.register_answers (player_id, id desc);
grant select, insert, delete on protection.register_answers to parlour_app;
