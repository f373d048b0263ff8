-- For how many years players were told that their account is kept when they closed it: a build that says less does not
-- shorten it.
alter table players.closures add column kept_years smallint check (kept_years between 1 and 99);
