-- Accounts that seem to be of somebody who has excluded themselves.

-- Why an account waits for an operator: what a break holds back waits with it, whatever its time.
alter table identity.time_outs add column held text[] not null default '{}';

-- By what who has excluded themselves is found again under another name: keyed hashes, kept as long as the exclusion, also
-- when nothing else of the player is.
create table protection.marks (
  player_id uuid   not null,
  kind      text   not null check (kind in ('email', 'name_birthday', 'phone', 'address', 'document', 'instrument')),
  mark      text   not null,
  -- Of an account that was erased, how long its exclusion was chosen to be, and its end, null for good; else the account says so.
  length    text,
  until     timestamptz check (until is null or length is not null),
  primary key (player_id, kind, mark)
);
create index marks_by_mark on protection.marks (mark);
grant select, insert, update, delete on protection.marks to parlour_app;

create table protection.matches (
  id          uuid        primary key default gen_random_uuid(),
  -- Whose account waits.
  player_id   uuid        not null,
  -- Who has excluded themselves, and may be the same person.
  excluded_id uuid        not null check (excluded_id <> player_id),
  kinds       text[]      not null check (kinds <> '{}'),
  found_at    timestamptz not null,
  -- Null while it waits for an operator.
  decision    text        check (decision in ('same', 'other')),
  decided_at  timestamptz,
  decided_by  text,
  reason      text        check (length(reason) between 1 and 1000),
  unique (player_id, excluded_id),
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
         and (decision is null) = (reason is null))
);
create index matches_open on protection.matches (found_at) where decision is null;
create index matches_of_excluded on protection.matches (excluded_id);
grant select, insert, update, delete on protection.matches to parlour_app;

-- When the other accounts of who excluded themselves were looked for.
alter table protection.breaks add column searched_at timestamptz;
alter table protection.breaks drop constraint breaks_origin_check,
  add constraint breaks_origin_check check (origin in ('page', 'play', 'office'));
