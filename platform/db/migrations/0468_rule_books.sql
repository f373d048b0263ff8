-- Which rule book holds for the players of a country, as operators decided it: what was decided last holds, from its moment on,
-- and takes the place of what was planned after that moment. What is not here, `LICENCES` says.
create schema jurisdictions;
grant usage on schema jurisdictions to parlour_app;

create table jurisdictions.rule_books (
  id           bigint      generated always as identity primary key,
  -- ISO 3166-1 alpha-2.
  country      text        not null check (country ~ '^[A-Z]{2}$'),
  -- `none`: there is no licence, and nothing is paid in or played for money.
  book         text        not null check (book ~ '^[a-z]{2,8}$'),
  applies_from timestamptz not null,
  reason       text        not null check (reason <> ''),
  asked_by     text        not null,
  decided_at   timestamptz not null check (decided_at <= applies_from)
);
grant select, insert on jurisdictions.rule_books to parlour_app;

-- How far players have been told of it, in the order of their ids.
create table jurisdictions.tellings (
  rule_book bigint      primary key references jurisdictions.rule_books,
  -- Of the letters: nobody gets two.
  batch     uuid        not null default gen_random_uuid(),
  after_id  uuid        not null default '00000000-0000-0000-0000-000000000000',
  told      integer     not null default 0,
  done_at   timestamptz
);
create index tellings_open on jurisdictions.tellings (rule_book) where done_at is null;
grant select, insert, update on jurisdictions.tellings to parlour_app;
