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

grant select on games.title_words to parlour_app;
analyze games.words, games.title_words, games.titles;
