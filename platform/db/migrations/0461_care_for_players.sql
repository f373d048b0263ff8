-- What operators do about signs of harm.

-- Each deed, in order. Under an operator's key once.
create table protection.deeds (
  id        bigint      generated always as identity primary key,
  player_id uuid        not null,
  -- The case that was open; null without one.
  case_id   uuid        references protection.cases (id) on delete cascade,
  kind      text        not null check (kind in ('message', 'call', 'note', 'suggest_limit', 'set_limit', 'lift_limit', 'time_out',
                                                 'deposit_stop', 'deposit_free', 'marketing_stop', 'marketing_free')),
  -- With what: a limit, a length.
  detail    jsonb       not null default '{}' check (jsonb_typeof(detail) = 'object'),
  -- Why, and what came of it; for colleagues.
  reason    text        not null check (length(reason) between 1 and 1000),
  operator  text        not null check (length(operator) between 1 and 64),
  key       text        not null check (length(key) between 1 and 255),
  at        timestamptz not null,
  unique (operator, key)
);
create index deeds_of_player on protection.deeds (player_id, id);
create index deeds_of_case on protection.deeds (case_id);
create index deeds_by_time on protection.deeds (at);
grant select, insert, delete on protection.deeds to parlour_app;

-- What operators have stopped for a player: paying in.
create table protection.deposit_stops (
  player_id uuid        primary key,
  since     timestamptz not null
);
grant select, insert, delete on protection.deposit_stops to parlour_app;

-- Above which an operator lets no player raise a limit of theirs; null for one that is the player's own.
alter table protection.limits
  add column most_amount bigint check (most_amount >= 0), add column most_currency text,
  add constraint limits_most check ((most_amount is null) = (most_currency is null));

-- Whom no offers are sent or made.
alter table identity.time_outs add column no_offers boolean not null default false;
