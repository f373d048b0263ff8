-- Folders of the documents' store that no file names: written down before the first picture goes there, struck out by
-- the transaction that names the folder. What stays was left by an upload that broke off, and is deleted later.
create table verification.orphans (
  folder text        primary key,
  since  timestamptz not null
);
grant select, insert, delete on verification.orphans to parlour_app;
