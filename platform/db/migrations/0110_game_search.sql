-- Search that forgives: mistyped, half typed, joined, split and turned round. A catalogue has few different words
-- (about two thousand in eight thousand titles), so each typed word is first held against all of them, and the games
-- are found by the words that may have been meant. docs/adr/0014-search.md says why, with figures.
create extension if not exists fuzzystrmatch;

-- The words of a text as a search compares them: no accents, no apostrophes, lower case, "&" as "and".
create function games.words_of(value text) returns text[]
  language sql immutable strict parallel safe
  return string_to_array(
    trim(regexp_replace(replace(games.plain(value), '&', ' and '), '[^a-z0-9]+', ' ', 'g')), ' ');

-- The same without any gap: "Sky line" and "Skyline" are one.
create function games.squeezed(value text) returns text
  language sql immutable strict parallel safe
  return array_to_string(games.words_of(value), '');

-- A word's letters in order: a word with two of them swapped has the same.
create function games.letters_of(word text) returns text
  language sql immutable strict parallel safe
  return (select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') as letter);

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

-- Writes the words anew. To be called in the transaction that changed titles, studios or what is offered.
create function games.index_words() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from games.titles;
  delete from games.words;
  create temporary table found_words on commit drop as
    select distinct word, g.id as game_id, 0::smallint as part
      from games.games g, unnest(games.words_of(g.name)) as word where g.active and word <> ''
    union
    select distinct word, g.id, 1::smallint
      from games.games g join games.providers p on p.id = g.provider_id, unnest(games.words_of(p.name)) as word
     where g.active and word <> ''
    union
    select g.theme, g.id, 2::smallint from games.games g where g.active;
  insert into games.words (word, letters, sound, weight)
    select word, games.letters_of(word), public.dmetaphone(word),
           1 + ln((select count(*) from games.games where active)::real / count(distinct game_id)) / 3
      from found_words group by word;
  insert into games.game_words (word_id, game_id, part)
    select w.id, f.game_id, f.part from found_words f join games.words w using (word);
  insert into games.titles (game_id, squeezed, weight)
    select g.id, games.squeezed(g.name), sum(w.weight)
      from games.games g
      join games.game_words gw on gw.game_id = g.id and gw.part = 0
      join games.words w on w.id = gw.word_id
     where g.active
     group by g.id;
  drop table found_words;
end
$$;

-- The games that a text may mean. `covered` says how much of what was typed stands in a game's title, its studio's name
-- or its theme, 1 at best; `score` orders them. Six words are read.
create function games.search(query text) returns table (game_id text, covered real, score real)
language sql stable
set search_path = pg_catalog, pg_temp
set pg_trgm.similarity_threshold = 0.25
as $$
with typed as materialized (
  select word, length(word) as len, place, place = count(*) over () as is_last,
         games.letters_of(word) as letters, public.dmetaphone(word) as sound,
         -- letters that may be wrong: one in a word of three to five, two up to eight, three beyond
         least(3, (length(word) + 1) / 3) as slips
    from unnest((games.words_of(query))[1:6]) with ordinality as t (word, place)
   where word <> ''
), fits as materialized (
  select place, id, max(fit)::real as fit, min(weight) as weight
    from (
      -- whole, or its beginning: the last word is often still being typed
      select t.place, w.id, w.weight,
             case when w.word = t.word then 1
                  when t.is_last then 0.8 + 0.15 * t.len / length(w.word)
                  else 0.55 + 0.35 * t.len / length(w.word) end as fit
        from typed t join games.words w
          on starts_with(w.word, t.word) and (t.is_last or t.len > 2 or w.word = t.word)
      union all
      -- letters swapped
      select t.place, w.id, w.weight, 0.85 from typed t join games.words w on w.letters = t.letters and t.len > 2
      union all
      -- written as it sounds
      select t.place, w.id, w.weight, case when left(w.word, 1) = left(t.word, 1) then 0.6 else 0.5 end
        from typed t join games.words w on w.sound = t.sound and t.len > 3
      union all
      -- letters wrong, missing or too many; the first one seldom is
      select t.place, w.id, w.weight,
             0.95 - 0.9 * public.levenshtein_less_equal(t.word, w.word, t.slips) / greatest(t.len, length(w.word))
               - case when left(w.word, 1) = left(t.word, 1) then 0 else 0.1 end
        from typed t join games.words w
          on t.len > 2 and abs(length(w.word) - t.len) <= t.slips
             and public.levenshtein_less_equal(t.word, w.word, t.slips) <= t.slips
      union all
      -- the same in a word that is still being typed
      select t.place, w.id, w.weight,
             0.75 - 0.6 * public.levenshtein_less_equal(t.word, left(w.word, t.len), t.len / 4) / t.len
        from typed t join games.words w
          on t.is_last and t.len > 3 and length(w.word) > t.len
             and public.levenshtein_less_equal(t.word, left(w.word, t.len), t.len / 4) <= t.len / 4
    ) as fitting
   group by place, id
), places as (
  -- What is typed weighs as much as the word that it is most likely meant for.
  select t.place,
         coalesce((select f.weight from fits f where f.place = t.place order by f.fit desc, f.weight limit 1), 2.5) as weight
    from typed t
), met as (
  select gw.game_id, f.place, max(f.fit * case gw.part when 0 then 1 when 1 then 0.9 else 0.7 end) as fit
    from fits f join games.game_words gw on gw.word_id = f.id
   group by gw.game_id, f.place
), titles as (
  select gw.game_id, sum(f.weight * f.fit) as weight
    from (select id, max(weight) as weight, max(fit) as fit from fits group by id) f
    join games.game_words gw on gw.word_id = f.id and gw.part = 0
   group by gw.game_id
), scored as materialized (
  select m.game_id, sum(m.fit * p.weight) / (select sum(weight) from places) as covered,
         coalesce(max(t.weight), 0) as title
    from met m join places p using (place) left join titles t on t.game_id = m.game_id
   group by m.game_id
), candidates as (
  select s.game_id, s.covered, s.title / x.weight as title from scored s join games.titles x using (game_id)
  union all
  -- Words that ran together or fell apart: when words alone have not found it, the titles without gaps may.
  select alike.game_id, alike.likeness, alike.likeness
    from (select x.game_id,
                 greatest(public.similarity(x.squeezed, q.squeezed),
                          0.9 - 0.9 * public.levenshtein(x.squeezed, q.squeezed)::real
                                    / greatest(length(x.squeezed), length(q.squeezed))) as likeness
            from (select left(games.squeezed(query), 60) as squeezed,
                         (select coalesce(max(covered), 0) from scored) as covered) q
            join games.titles x
              on q.covered < 0.85 and length(q.squeezed) > 3 and x.squeezed operator(public.%) q.squeezed
           order by public.similarity(x.squeezed, q.squeezed) desc
           limit 40) as alike
), best as (
  select game_id, max(covered) as covered, max(title) as title from candidates group by game_id
)
-- What was typed comes first, then how much of the title that was, then how much a game is played.
select b.game_id, b.covered::real, (0.75 * b.covered + 0.15 * b.title + 0.10 * (1 - ln(g.popularity) / ln(10000)))::real
  from best b join games.games g on g.id = b.game_id
 where g.active and b.covered >= 0.38
$$;

revoke execute on function games.index_words() from public;
grant select on games.words, games.game_words, games.titles to parlour_app;
grant execute on function games.index_words() to parlour_app;

select games.index_words();
analyze games.words, games.game_words, games.titles;

-- The order by volatility, wildest first.
create function games.volatility_rank(volatility text) returns smallint
  language sql immutable strict parallel safe
  return (array_position(array['low', 'medium', 'high', 'very_high'], volatility))::smallint;
create index games_volatility on games.games (games.volatility_rank(volatility) desc, popularity) where active;
-- Titles are found by their words now.
drop index games.games_search;
