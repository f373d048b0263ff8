-- From which browsers accounts were opened and logged in to: by that two of them may seem to be of one person.
create table identity.devices (
  player_id uuid        not null references identity.players (id),
  -- A keyed hash of the mark that the browser carries.
  device    text        not null check (length(device) between 1 and 64),
  seen_at   timestamptz not null,
  primary key (player_id, device)
);
create index devices_by_mark on identity.devices (device);
create index devices_seen_at on identity.devices (seen_at);
grant select, insert, update, delete on identity.devices to parlour_app;

alter table bonuses.refusals
  drop constraint refusals_reason_check,
  add constraint refusals_reason_check check (
    (other_id is not null and deposit_id is null and reason in ('instrument', 'name_birthday', 'address', 'device'))
    or (other_id is null and deposit_id is not null
        and reason in ('account', 'used', 'below_minimum', 'one_per_person', 'unavailable')));
