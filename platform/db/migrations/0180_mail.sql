-- The outbox: every letter to a player is written here in the transaction that causes it, and sent by a job after the
-- commit.
create schema mail;
grant usage on schema mail to parlour_app;

create table mail.letters (
  id          uuid        primary key default gen_random_uuid(),
  kind        text        not null check (length(kind) between 1 and 40),
  -- Null for somebody who has no account. Not a reference: mail stands below identity, and what was sent to a player
  -- stays said when the account is gone.
  player_id   uuid,
  recipient   text        not null check (length(recipient) between 3 and 256),
  language    text        not null check (language in ('en', 'de', 'au', 'ch', 'fr')),
  -- What the text says that is not the same for everybody. Links are taken out once the letter was sent.
  params      jsonb       not null check (jsonb_typeof(params) = 'object'),
  -- skipped: its reader has unsubscribed from letters of this sort.
  state       text        not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
  attempts    integer     not null default 0,
  -- While a process is sending it, no other one does.
  taken_until timestamptz,
  last_error  text,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  -- The same at every attempt, so that mail servers know a repeat.
  message_id  text        not null unique
);
create index letters_player on mail.letters (player_id, created_at desc, id desc);
create index letters_created_at on mail.letters (created_at desc, id desc);
create index letters_unsent on mail.letters (created_at) where state in ('queued', 'failed');
grant select, insert, update on mail.letters to parlour_app;
