-- Finds games by typed words (docs/adr/0014-search.md). Fast, because a word that the catalogue has is not compared with
-- all others, words that share too few letters are not compared, titles that can't be good enough are left out before
-- anything is sorted, and the planner is told that few games are found.
create or replace function games.search(query text) returns table (game_id text, covered real, score real)
language sql stable rows 60
set search_path = pg_catalog, pg_temp
set pg_trgm.similarity_threshold = 0.25
set plan_cache_mode = force_generic_plan
set jit = off
as $$
with typed as materialized (
  select t.*, games.letters_of(word) as letters, public.dmetaphone(word) as sound,
         exists (select 1 from games.words w where w.word = t.word) as known
    from (select word collate "C" as word, length(word) as len, place, place = count(*) over () as is_last,
                 -- letters that may be wrong: one in a word of two to four, two up to seven, three beyond
                 least(3, (length(word) + 1) / 3) as slips
            from unnest((games.words_of(query))[1:6]) with ordinality as t (word, place)
           where word <> '') as t
), unknown as materialized (
  -- A word of the catalogue was hardly meant for another; where it was, whole titles are compared below.
  select word, len, place, is_last, slips, games.letter_bits(word) as bits from typed where not known and len > 2
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
                from unknown t join games.words w
                  on w.len between t.len - t.slips and t.len + t.slips
                     and bit_count(w.bits # t.bits) <= 2 * t.slips
              offset 0) as compared
       where wrong <= slips
      union all
      -- the same in a word that is still being typed
      select place, id, weight, 0.75 - 0.6 * wrong / len
        from (select t.place, w.id, w.weight, t.len, t.len / 4 as slips,
                     public.levenshtein_less_equal(t.word, left(w.word, t.len), t.len / 4) as wrong
                from unknown t join games.words w
                  on t.is_last and t.len > 3 and w.len > t.len and bit_count(t.bits & ~w.bits) <= t.len / 4
              offset 0) as compared
       where wrong <= slips
    ) as fitting
   group by place, id
), places as materialized (
  -- What is typed weighs as much as the word that it is most likely meant for.
  select place, share, sum(share) over (order by share, place) >= 0.38 as bearing
    from (select t.place, weight / sum(weight) over () as share
            from (select t.place,
                         coalesce((select f.weight from fits f where f.place = t.place order by f.fit desc, f.weight limit 1),
                                  2.5) as weight
                    from typed t) as t) as weighed
), borne as materialized (
  -- A game must match a word that carries weight: all other words together stay below the least cover, 0.38.
  select f.place, tw.title_no, max(f.fit * case tw.part when 0 then 1 when 1 then 0.9 else 0.7 end) * min(p.share) as covered
    from places p join fits f using (place) join games.title_words tw on tw.word_id = f.id
   where p.bearing
   group by f.place, tw.title_no
), lesser as (
  select f.place, tw.title_no, max(f.fit * case tw.part when 0 then 1 when 1 then 0.9 else 0.7 end) * min(p.share) as covered
    from places p join fits f using (place) join games.title_words tw on tw.word_id = f.id
   where not p.bearing and tw.title_no in (select title_no from borne)
   group by f.place, tw.title_no
), scored as materialized (
  select title_no, sum(covered)::real as covered
    from (select title_no, covered from borne union all select title_no, covered from lesser) as met
   group by title_no
), telling as (
  select tw.title_no, sum(f.weight * f.fit) as weight
    from (select id, max(weight) as weight, max(fit) as fit from fits group by id) f
    join games.title_words tw on tw.word_id = f.id and tw.part = 0
   group by tw.title_no
), candidates as (
  select x.game_id, s.covered, coalesce(t.weight, 0) / x.weight as title
    from (select * from scored where covered >= 0.38) s left join telling t using (title_no)
         cross join lateral (select game_id, weight from games.titles where no = s.title_no offset 0) x
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
  from best b cross join lateral (select popularity from games.games where id = b.game_id and active offset 0) g
$$;

grant execute on function games.search to parlour_app;
