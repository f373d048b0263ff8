-- The same search, in half the time (docs/adr/0014-search.md): games are counted by small numbers instead of by their
-- ids, a beginning is found in an index, words that share too few letters are not compared, and what can't be good
-- enough is left out before anything is sorted.

-- Which letters a word has, a bit each. A wrong letter changes two of them at most, a missing one or one too many one.
create function games.letter_bits(word text) returns bit(32)
  language sql immutable strict parallel safe
  return (select coalesce(bit_or(
            case when letter between 'a' and 'z' then 1 << (ascii(letter) - 97) else 1 << 26 + (ascii(letter) % 5) end), 0)::bit(32)
            from regexp_split_to_table(word, '') as letter where letter <> '');

drop table games.game_words;
delete from games.words;
delete from games.titles;

alter table games.words
  alter column word type text collate "C",
  add column len  smallint not null,
  add column bits bit(32)  not null;

alter table games.titles add column no integer not null unique;

create table games.title_words (
  word_id  integer  not null references games.words (id) on delete cascade,
  -- where it stands: 0 in the title, 1 in the studio's name, 2 it is what the game is about
  part     smallint not null check (part between 0 and 2),
  title_no integer  not null references games.titles (no) on delete cascade,
  primary key (word_id, part, title_no)
);
-- For the deletion of titles.
create index title_words_title on games.title_words (title_no);

create or replace function games.index_words() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from games.title_words;
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
  insert into games.words (word, letters, sound, weight, len, bits)
    select word, games.letters_of(word), public.dmetaphone(word),
           1 + ln((select count(*) from games.games where active)::real / count(distinct game_id)) / 3,
           length(word), games.letter_bits(word)
      from found_words group by word;
  insert into games.titles (game_id, squeezed, weight, no)
    select f.game_id, games.squeezed(g.name), sum(w.weight), row_number() over (order by f.game_id)
      from found_words f
      join games.words w on w.word = f.word
      join games.games g on g.id = f.game_id
     where f.part = 0
     group by f.game_id, g.name;
  insert into games.title_words (word_id, part, title_no)
    select w.id, f.part, t.no
      from found_words f join games.words w on w.word = f.word join games.titles t on t.game_id = f.game_id;
  drop table found_words;
end
$$;

-- The games that a text may mean. `covered` says how much of what was typed stands in a game's title, its studio's name
-- or its theme, 1 at best; `score` orders them. Six words are read.
create or replace function games.search(query text) returns table (game_id text, covered real, score real)
language sql stable
set search_path = pg_catalog, pg_temp
set pg_trgm.similarity_threshold = 0.25
set plan_cache_mode = force_generic_plan
set jit = off
as $$
with typed as materialized (
  select word collate "C" as word, length(word) as len, place, place = count(*) over () as is_last,
         games.letters_of(word) as letters, public.dmetaphone(word) as sound, games.letter_bits(word) as bits,
         -- letters that may be wrong: one in a word of three to five, two up to eight, three beyond
         least(3, (length(word) + 1) / 3) as slips
    from unnest((games.words_of(query))[1:6]) with ordinality as t (word, place)
   where word <> ''
), fits as materialized (
  select place, id, max(fit)::real as fit, min(weight) as weight
    from (
      -- whole, or its beginning: the last word is often still being typed
      select t.place, w.id, w.weight,
             case when w.len = t.len then 1
                  when t.is_last then 0.8 + 0.15 * t.len / w.len
                  else 0.55 + 0.35 * t.len / w.len end as fit
        from typed t join games.words w
          on w.word >= t.word and w.word < t.word || '~' and (t.is_last or t.len > 2 or w.len = t.len)
      union all
      -- letters swapped
      select t.place, w.id, w.weight, 0.85 from typed t join games.words w on w.letters = t.letters and t.len > 2
      union all
      -- written as it sounds
      select t.place, w.id, w.weight, case when left(w.word, 1) = left(t.word, 1) then 0.6 else 0.5 end
        from typed t join games.words w on w.sound = t.sound and t.len > 3
      union all
      -- letters wrong, missing or too many; the first one seldom is
      select place, id, weight,
             0.95 - 0.9 * wrong / longest - case when same_start then 0 else 0.1 end
        from (select t.place, w.id, w.weight, t.slips, greatest(t.len, w.len) as longest,
                     left(w.word, 1) = left(t.word, 1) as same_start,
                     public.levenshtein_less_equal(t.word, w.word, t.slips) as wrong
                from typed t join games.words w
                  on t.len > 2 and w.len between t.len - t.slips and t.len + t.slips
                     and bit_count(w.bits # t.bits) <= 2 * t.slips
              offset 0) as compared
       where wrong <= slips
      union all
      -- the same in a word that is still being typed
      select place, id, weight, 0.75 - 0.6 * wrong / len
        from (select t.place, w.id, w.weight, t.len, t.len / 4 as slips,
                     public.levenshtein_less_equal(t.word, left(w.word, t.len), t.len / 4) as wrong
                from typed t join games.words w
                  on t.is_last and t.len > 3 and w.len > t.len and bit_count(t.bits & ~w.bits) <= t.len / 4
              offset 0) as compared
       where wrong <= slips
    ) as fitting
   group by place, id
), places as materialized (
  -- What is typed weighs as much as the word that it is most likely meant for.
  select t.place, weight / sum(weight) over () as share
    from (select t.place,
                 coalesce((select f.weight from fits f where f.place = t.place order by f.fit desc, f.weight limit 1), 2.5)
                   as weight
            from typed t) as t
), met as (
  select tw.title_no, f.place, max(f.fit * case tw.part when 0 then 1 when 1 then 0.9 else 0.7 end) as fit
    from fits f join games.title_words tw on tw.word_id = f.id
   group by tw.title_no, f.place
), scored as materialized (
  select m.title_no, sum(m.fit * p.share)::real as covered
    from met m join places p using (place)
   group by m.title_no
), telling as (
  select tw.title_no, sum(f.weight * f.fit) as weight
    from (select id, max(weight) as weight, max(fit) as fit from fits group by id) f
    join games.title_words tw on tw.word_id = f.id and tw.part = 0
   group by tw.title_no
), candidates as (
  select x.game_id, s.covered, coalesce(t.weight, 0) / x.weight as title
    from scored s join games.titles x on x.no = s.title_no left join telling t using (title_no)
   where s.covered >= 0.38
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
   where alike.likeness >= 0.38
), best as (
  select game_id, max(covered) as covered, max(title) as title from candidates group by game_id
)
-- What was typed comes first, then how much of the title that was, then how much a game is played.
select b.game_id, b.covered::real, (0.75 * b.covered + 0.15 * b.title + 0.10 * (1 - ln(g.popularity) / ln(10000)))::real
  from best b join games.games g on g.id = b.game_id
 where g.active
$$;

grant select on games.title_words to parlour_app;

select games.index_words();
analyze games.words, games.title_words, games.titles;
