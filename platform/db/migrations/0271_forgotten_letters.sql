-- Letters are not kept for ever: those of a batch go some time after it was settled, what the others said goes later.
alter table mail.settled_batches
  add column settled_at   timestamptz not null default now(),
  -- Since when its letters are deleted: from then on its numbers stand, whatever becomes of a letter that is still there.
  add column forgotten_at timestamptz;
grant update (forgotten_at) on mail.settled_batches to parlour_app;

create index letters_with_words on mail.letters (created_at) where batch is null and params <> '{}';
