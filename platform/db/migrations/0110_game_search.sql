-- Search that forgives: mistyped, half typed, joined, split and turned round. A catalogue has few different words
-- (about two thousand in eight thousand titles), so each typed word is first held against all of them, and the games
-- are found by the words that may have been meant. docs/adr/0014-search.md says why, with figures.
create extension if not exists fuzzystrmatch;

create table games.words (
  id      integer primary key generated always as identity,
  word    text    not null unique,
  letters text    not null,
  sound   text    not null,
  -- how telling it is: a word of few games says more than one of many
  weight  real    not null
);
create index words_letters on games.words (letters);
create index words_sound on games.words (sound);

create table games.game_words (
  word_id integer  not null references games.words (id) on delete cascade,
  game_id text     not null references games.games (id),
  -- where it stands: 0 in the title, 1 in the studio's name, 2 it is what the game is about
  part    smallint not null check (part between 0 and 2),
  primary key (word_id, game_id, part)
);

create table games.titles (
  game_id  text primary key references games.games (id),
  squeezed text not null,
  -- of all its words together
  weight   real not null
);
create index titles_squeezed on games.titles using gin (squeezed public.gin_trgm_ops) with (fastupdate = off);
grant select on games.words, games.game_words, games.titles to parlour_app;
analyze games.words, games.game_words, games.titles;

-- The order by volatility, wildest first.
create function games.volatility_rank(volatility text) returns smallint
  language sql immutable strict parallel safe
  return (array_position(array['low', 'medium', 'high', 'very_high'], volatility))::smallint;
create index games_volatility on games.games (games.volatility_rank(volatility) desc, popularity) where active;
-- Titles are found by their words now.
drop index games.games_search;
