-- The way through everybody after another programme was published: whose turn it is to be looked at next. It is written in the
-- publishing request, and walked by the job that looks at levels.
create table loyalty.standing_walks (
  version      integer     primary key references loyalty.programmes,
  -- Up to whom everybody was noted, in the order of ids; null for nobody yet.
  up_to        uuid,
  -- When all were noted, or a later version began anew.
  ended_at     timestamptz
);
create index standing_walks_under_way on loyalty.standing_walks (version) where ended_at is null;
grant select, insert, update on loyalty.standing_walks to parlour_app;
