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

-- The words of games that can be played, for search.sql.
create or replace function games.index_words() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from games.title_words;
  delete from games.titles;
  delete from games.words;
  create temporary table found_words on commit drop as
    select distinct word, g.id as game_id, 0::smallint as part
      from games.games g, unnest(games.words_of(g.name)) as word where g.offered and word <> ''
    union
    select distinct word, g.id, 1::smallint
      from games.games g join games.providers p on p.id = g.provider_id, unnest(games.words_of(p.name)) as word
     where g.offered and word <> ''
    union
    select g.theme, g.id, 2::smallint from games.games g where g.offered;
  insert into games.words (word, letters, sound, weight, len, bits)
    select word, games.letters_of(word), public.dmetaphone(word),
           1 + ln((select count(*) from games.games where offered)::real / count(distinct game_id)) / 3,
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

grant execute on function games.plain, games.volatility_rank, games.words_of, games.squeezed, games.letters_of, games.letter_bits, games.index_words to parlour_app;
