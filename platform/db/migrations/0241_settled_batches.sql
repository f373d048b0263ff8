-- What became of a batch of letters none of which waits any more: lists of news count those under way alone.
create table mail.settled_batches (
  batch   uuid    primary key,
  sent    integer not null check (sent >= 0),
  failed  integer not null check (failed >= 0),
  skipped integer not null check (skipped >= 0)
);
grant select, insert, delete on mail.settled_batches to parlour_app;
