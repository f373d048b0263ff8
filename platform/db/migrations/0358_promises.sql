-- What was promised with a deposit, and why it was not kept.

-- The rules of a campaign as they were told when a deposit was made for it. One that comes late, or in parts, is of the
-- deposit that it was made with.
create table bonuses.promises (
  deposit_id uuid        primary key,
  bonus_id   text        not null references bonuses.definitions (id),
  terms      jsonb       not null check (jsonb_typeof(terms) = 'object'),
  made_at    timestamptz not null
);
grant select, insert on bonuses.promises to parlour_app;

-- A refusal is of another account that seems to be the same person, which is for the office, or of a deposit, whose player
-- is told.
alter table bonuses.refusals
  drop constraint refusals_pkey,
  drop constraint refusals_reason_check,
  alter column other_id drop not null,
  add column deposit_id uuid,
  add constraint refusals_reason_check check (
    (other_id is not null and deposit_id is null and reason in ('instrument', 'name_birthday', 'address'))
    or (other_id is null and deposit_id is not null
        and reason in ('account', 'used', 'below_minimum', 'one_per_person', 'unavailable')));
create unique index refusals_of_person on bonuses.refusals (player_id, bonus_id, other_id, reason)
  where deposit_id is null;
create unique index refusals_of_deposit on bonuses.refusals (deposit_id) where deposit_id is not null;
