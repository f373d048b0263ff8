-- A key that a player sends and one that names money that was found (late, further, beside another) are not compared: a
-- player's own words must not keep what was found from being booked.
drop index payments.deposits_idempotency;
-- A deposit that never reached the provider gives its key free: the player may try again with it.
create unique index deposits_idempotency on payments.deposits (player_id, idempotency_key)
  where late_of is null and further_of is null and (status <> 'failed' or charge_id is not null);
create unique index deposits_found on payments.deposits (player_id, idempotency_key)
  where late_of is not null or further_of is not null;
