-- How often a guard of the engine has met a grant, for the office: sums, not a row for each bet. `max_bet`: stakes that were
-- refused, with what they would have been. `covering`: rounds that counted nothing, with what they would have counted, in
-- minor units; while the stakes of a grant are kept these are counted from them.
create table bonuses.guard_hits (
  grant_id uuid        not null references bonuses.grants (id),
  guard    text        not null check (guard in ('max_bet', 'covering')),
  times    bigint      not null check (times > 0),
  amount   bigint      not null check (amount >= 0),
  primary key (grant_id, guard)
);
grant select, insert, update on bonuses.guard_hits to parlour_app;

create index stakes_covered on bonuses.stakes (grant_id) where state = 'covered';
