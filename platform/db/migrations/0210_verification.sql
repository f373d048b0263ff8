-- What players prove of themselves: the documents that they hand in, and what reviewers decided about them.
create schema verification;
grant usage on schema verification to parlour_app;

-- One row a player: the standing that follows from the steps, and the row that changes of one player wait for.
create table verification.cases (
  player_id  uuid        primary key,
  status     text        not null default 'not_verified'
             check (status in ('not_verified', 'pending', 'verified', 'documents_expired', 'less_than_18')),
  changed_at timestamptz not null default now()
);
create index cases_status on verification.cases (status, changed_at);
grant select, insert, update on verification.cases to parlour_app;

create table verification.steps (
  player_id    uuid        not null references verification.cases (player_id),
  step         text        not null check (step in ('identity', 'address', 'payment', 'deposit')),
  status       text        not null default 'not_verified'
               check (status in ('not_verified', 'pending', 'verified', 'rejected', 'expired')),
  -- Of a rejection: a code whose text is chosen in the player's language.
  reason       text,
  submitted_at timestamptz,
  decided_at   timestamptz,
  decided_by   text,
  -- The last day on which the document counts.
  valid_until  date,
  primary key (player_id, step),
  check ((status = 'rejected') = (reason is not null)),
  check (status <> 'pending' or submitted_at is not null)
);
create index steps_waiting on verification.steps (submitted_at) where status = 'pending';
create index steps_ending on verification.steps (valid_until) where status = 'verified' and valid_until is not null;
grant select, insert, update on verification.steps to parlour_app;

create table verification.files (
  player_id     uuid        not null references verification.cases (player_id),
  -- Given by the browser: a file that is sent again under its id stays one file.
  id            uuid        not null,
  step          text        not null check (step in ('identity', 'address', 'payment', 'deposit')),
  state         text        not null check (state in ('uploading', 'held', 'ready', 'refused', 'removed')),
  -- Of a refused file: why.
  refusal       text,
  -- Which try at sending it: the end of an older one changes nothing.
  attempt       integer     not null default 1,
  original_name text        not null check (length(original_name) between 1 and 255),
  type          text        not null,
  bytes         integer     check (bytes between 1 and 5242880),
  sha256        text        check (sha256 ~ '^[0-9a-f]{64}$'),
  pages         integer     not null default 0 check (pages >= 0),
  -- Where its pictures lie in the store, or the original while it is held; null once they are deleted.
  folder        text,
  created_at    timestamptz not null default now(),
  changed_at    timestamptz not null default now(),
  submitted_at  timestamptz,
  -- Since when it belongs to a decision: it no longer counts among the player's open files.
  reviewed_at   timestamptz,
  primary key (player_id, id),
  check (state <> 'ready' or (pages > 0 and folder is not null and sha256 is not null)),
  check ((state = 'refused') = (refusal is not null))
);
create index files_unfinished on verification.files (changed_at) where state in ('uploading', 'held');
create index files_to_delete on verification.files (changed_at)
  where state in ('removed', 'refused') and folder is not null;
grant select, insert, update, delete on verification.files to parlour_app;

-- Every decision, in order; never changed.
create table verification.reviews (
  id          bigint      generated always as identity primary key,
  player_id   uuid        not null,
  step        text        not null check (step in ('identity', 'address', 'payment', 'deposit')),
  decision    text        not null check (decision in ('approve', 'reject', 'expire')),
  reason      text,
  note        text        check (length(note) <= 2000),
  valid_until date,
  operator_id text,
  at          timestamptz not null,
  check ((decision = 'expire') = (operator_id is null)),
  check ((decision = 'reject') = (reason is not null))
);
create index reviews_of_player on verification.reviews (player_id, id desc);
grant select, insert on verification.reviews to parlour_app;
