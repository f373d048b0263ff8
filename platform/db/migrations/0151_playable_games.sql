-- Which games can be played: those whose kind of play the studio has an engine for. The studio says so itself (platform
-- asks it every minute, docs/adr/0017-games-that-can-be-played.md); until it has, what it had when this was written.
create table games.kinds (
  kind  text        primary key check (kind ~ '^[a-z_]{1,40}$'),
  since timestamptz not null default now()
);
insert into games.kinds (kind) values ('slot');

-- When that last changed what is offered, and until when the web has heard of it.
create table games.offer (
  only_row   boolean     primary key default true check (only_row),
  changed_at timestamptz not null default now(),
  told_until timestamptz not null default '-infinity'
);
insert into games.offer default values;

alter table games.games
  -- what plays it: reels are one kind, every other theme is its own, and live tables are apart (lib/domain/game-kinds.ts)
  add column kind text not null
    generated always as (case when source = 1 then 'live_' || theme when lines > 0 then 'slot' else theme end) stored,
  -- follows from games.kinds; written by games.mark_playable() alone
  add column playable boolean not null default false,
  -- what lists, search and counts show: neither withdrawn nor without an engine
  add column offered boolean not null generated always as (active and playable) stored;

-- Marks what can be played, and says how many games that has changed.
create function games.mark_playable() returns integer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed integer;
begin
  update games.games g set playable = not g.playable
   where g.playable is distinct from exists (select from games.kinds k where k.kind = g.kind);
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- While note_change() does not look at it yet: the pages of slots say what they said.
select games.mark_playable();

-- Writes down what the studio says it can play. @returns whether that changes what is offered.
create function games.offer_kinds(announced text[]) returns boolean
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- Two instances that ask at the same moment wait for each other.
  perform from games.offer for update;
  delete from games.kinds where kind <> all (announced);
  insert into games.kinds (kind) select distinct unnest(announced) on conflict do nothing;
  if games.mark_playable() = 0 then
    return false;
  end if;
  perform games.index_words();
  update games.offer set changed_at = clock_timestamp();
  return true;
end
$$;

drop index games.games_popular, games.games_new, games.games_name, games.games_rtp, games.games_provider,
  games.games_categories;
create index games_popular on games.games (popularity) where offered;
create index games_new on games.games (released desc, popularity) where offered;
create index games_name on games.games (search, popularity) where offered;
create index games_rtp on games.games (rtp desc, popularity) where offered;
create index games_provider on games.games (provider_id, popularity) where offered;
create index games_categories on games.games using gin (categories) with (fastupdate = off) where offered;

-- As in 0140, of games that can be played.
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

-- As in 0100; that a game can be played now is what its page has been waiting to say.
drop trigger note_change on games.games;
create trigger note_change before update on games.games for each row
  when ((old.slug, old.name, old.provider_id, old.theme, old.source, old.volatility, old.rtp, old.lines, old.max_win,
         old.released, old.has_demo, old.limit_min, old.limit_max, old.categories, old.art, old.active, old.playable)
    is distinct from
        (new.slug, new.name, new.provider_id, new.theme, new.source, new.volatility, new.rtp, new.lines, new.max_win,
         new.released, new.has_demo, new.limit_min, new.limit_max, new.categories, new.art, new.active, new.playable))
  execute function games.note_change();

grant select, insert, delete on games.kinds to parlour_app;
grant select, update on games.offer to parlour_app;

select games.index_words();
analyze games.games, games.words, games.title_words, games.titles;
