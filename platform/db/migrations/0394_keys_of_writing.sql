-- What an operator writes once with one key stands there once, also when the process died before its answer was stored.
alter table office.notes add column key text;
create unique index notes_key on office.notes (operator, key) where key is not null;

alter table news.letters add column key text;
create unique index letters_key on news.letters (written_by, key) where key is not null;

alter table approvals.requests add column key text;
create unique index requests_key on approvals.requests (asked_by, key) where key is not null;
