-- Letters of news: what operators write, and which letters of the outbox belong to one of them.
create schema news;
grant usage on schema news to parlour_app;

create table news.letters (
  id         uuid        primary key default gen_random_uuid(),
  -- {language: {subject, text}}; English is always there, for whoever reads a language that has no text.
  texts      jsonb       not null check (jsonb_typeof(texts) = 'object' and texts ? 'en'),
  -- Page of the casino that the button leads to.
  path       text        not null check (path like '/%' and length(path) <= 200),
  -- Counts changes: what was looked at is what is sent.
  revision   integer     not null default 1,
  state      text        not null default 'draft' check (state in ('draft', 'sending', 'sent')),
  -- While it is sent: the last player who was thought of.
  after_id   uuid,
  written_by text        not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  sending_at timestamptz,
  sent_at    timestamptz,
  check ((state = 'draft') = (sending_at is null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index letters_created_at on news.letters (created_at desc, id desc);
grant select, insert, update on news.letters to parlour_app;

-- Letters that go to many at once, all under one id. Nobody gets two of one batch, whatever happens.
alter table mail.letters add column batch uuid;
create unique index letters_batch on mail.letters (batch, player_id) where batch is not null;
