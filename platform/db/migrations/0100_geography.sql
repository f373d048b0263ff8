-- What operators decided about countries, as the web told it last: one row. Of two tellings the newer one stays,
-- whichever arrives first.
create schema geography;
grant usage on schema geography to parlour_app;

create table geography.snapshot (
  only_one   boolean     primary key default true check (only_one),
  generation bigint      not null check (generation > 0),
  countries  jsonb       not null check (jsonb_typeof(countries) = 'object'),
  told_at    timestamptz not null default now()
);
grant select, insert, update on geography.snapshot to parlour_app;
