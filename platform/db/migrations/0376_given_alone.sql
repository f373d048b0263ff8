-- What operators have given without a colleague's agreement, by hand or after a refusal.
create table bonuses.given_alone (
  grant_id    uuid        primary key references bonuses.grants (id),
  operator_id text        not null,
  -- Bonus money and free spins, minor units of the grant's currency.
  worth       bigint      not null check (worth >= 0),
  given_at    timestamptz not null
);
create index given_alone_by_time on bonuses.given_alone (given_at);
grant select, insert on bonuses.given_alone to parlour_app;
