-- The words of a text as a search compares them: no accents, no apostrophes, lower case, "&" as "and".
create or replace function games.words_of(value text) returns text[]
  language sql immutable strict parallel safe
  return string_to_array(
    trim(regexp_replace(replace(games.plain(value), '&', ' and '), '[^a-z0-9]+', ' ', 'g')), ' ');

-- The same without any gap: "Sky line" and "Skyline" are one.
create or replace function games.squeezed(value text) returns text
  language sql immutable strict parallel safe
  return array_to_string(games.words_of(value), '');

-- A word's letters in order: a word with two of them swapped has the same.
create or replace function games.letters_of(word text) returns text
  language sql immutable strict parallel safe
  return (select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') as letter);

-- Which letters a word has, a bit each. A wrong letter changes two of them at most, a missing one or one too many one.
create or replace function games.letter_bits(word text) returns bit(32)
  language sql immutable strict parallel safe
  return (select coalesce(bit_or(
            case when letter between 'a' and 'z' then 1 << (ascii(letter) - 97) else 1 << 26 + (ascii(letter) % 5) end), 0)::bit(32)
            from regexp_split_to_table(word, '') as letter where letter <> '');

-- The words of games that can be played, for search.sql. Writes what differs alone: an index of trigrams that is filled anew
-- takes seconds, and mostly a few hundred games come or go. A title's number says nothing but which title it is. Without nested
-- loops: while tables are filled for the first time, the planner takes them for empty.
create or replace function games.index_words() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_nestloop = off as $$
begin
  create temporary table found_words on commit drop as
    select distinct word, g.id as game_id, 0::smallint as part
      from games.games g, unnest(games.words_of(g.name)) as word where g.offered and word <> ''
    union
    select distinct word, g.id, 1::smallint
      from games.games g join games.providers p on p.id = g.provider_id, unnest(games.words_of(p.name)) as word
     where g.offered and word <> ''
    union
    select g.theme, g.id, 2::smallint from games.games g where g.offered;
  create temporary table weighed_words on commit drop as
    select word, (1 + ln((select count(*) from games.games where offered)::real / count(distinct game_id)) / 3)::real as weight
      from found_words group by word;
  analyze found_words, weighed_words;
  delete from games.words w where not exists (select from weighed_words n where n.word = w.word);
  update games.words w set weight = n.weight from weighed_words n where n.word = w.word and n.weight <> w.weight;
  insert into games.words (word, letters, sound, weight, len, bits)
    select word, games.letters_of(word), public.dmetaphone(word), weight, length(word), games.letter_bits(word)
      from weighed_words n where not exists (select from games.words w where w.word = n.word);

  create temporary table found_titles on commit drop as
    select g.id as game_id, games.squeezed(g.name) as squeezed, f.weight
      from (select f.game_id, sum(n.weight order by f.word) as weight
              from found_words f join weighed_words n on n.word = f.word where f.part = 0 group by f.game_id) f
      join games.games g on g.id = f.game_id;
  analyze found_titles;
  delete from games.titles t where not exists (select from found_titles n where n.game_id = t.game_id);
  update games.titles t set squeezed = n.squeezed, weight = n.weight
    from found_titles n where n.game_id = t.game_id and (n.squeezed, n.weight) <> (t.squeezed, t.weight);
  insert into games.titles (game_id, squeezed, weight, no)
    select game_id, squeezed, weight,
           (select coalesce(max(no), 0) from games.titles) + row_number() over (order by game_id)
      from found_titles n where not exists (select from games.titles t where t.game_id = n.game_id);

  create temporary table found_parts on commit drop as
    select w.id as word_id, f.part, t.no as title_no
      from found_words f join games.words w on w.word = f.word join games.titles t on t.game_id = f.game_id;
  analyze found_parts;
  delete from games.title_words tw
   where not exists (select from found_parts n
                      where n.word_id = tw.word_id and n.part = tw.part and n.title_no = tw.title_no);
  insert into games.title_words (word_id, part, title_no)
    select word_id, part, title_no from found_parts n
     where not exists (select from games.title_words tw
                        where tw.word_id = n.word_id and tw.part = n.part and tw.title_no = n.title_no);
  drop table found_words, weighed_words, found_titles, found_parts;
end
$$;

-- What functions of before wrote is not compared with what these write: it is made anew.
delete from games.title_words;
delete from games.titles;
delete from games.words;
select games.index_words();

grant execute on function games.plain, games.volatility_rank, games.words_of, games.squeezed, games.letters_of, games.letter_bits, games.index_words to parlour_app;
