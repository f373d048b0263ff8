-- After another programme was published everybody is looked at once more: up to whom the job that looks at levels has come. The row
-- is written in the publishing request.
create table loyalty.standing_recounts (
  version      integer     primary key references loyalty.programmes,
  -- Up to whom everybody was noted, in the order of ids; null for nobody yet.
  up_to        uuid,
  -- When all were noted, or a later version began anew.
  ended_at     timestamptz
);
create index standing_recounts_under_way on loyalty.standing_recounts (version) where ended_at is null;
grant select, insert, update on loyalty.standing_recounts to parlour_app;
