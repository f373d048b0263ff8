-- Levels that players have reached, each once: when first, when last, and what was given for it. Points are counted from the
-- ledger; this is what a refund does not take back at once.
create table loyalty.reached (
  player_id      uuid        not null,
  code           text        not null,
  first_at       timestamptz not null,
  -- When the points last came to it from below.
  reached_at     timestamptz not null,
  -- Whether the points are at it still, or fell since.
  is_below       boolean     not null default false,
  currency       text        not null,
  -- Minor units; 0 for none, or where `withheld` says why.
  bonus          bigint      not null check (bonus >= 0),
  withheld       boolean     not null default false,
  transaction_id uuid,
  primary key (player_id, code)
);

-- Whose points have changed, until that is looked at.
create table loyalty.changed_points (
  player_id uuid        primary key,
  at        timestamptz not null
);

-- Points that were exchanged for money. They stay experience: levels are not lowered by it.
create table loyalty.exchanges (
  id             uuid        primary key,
  player_id      uuid        not null,
  points         bigint      not null check (points > 0),
  currency       text        not null,
  amount         bigint      not null check (amount > 0),
  transaction_id uuid        not null unique,
  at             timestamptz not null
);
create index exchanges_of_player on loyalty.exchanges (player_id, at);
grant select, insert, update, delete on loyalty.reached, loyalty.changed_points, loyalty.exchanges to parlour_app;

-- What was reached before brings nothing now.
insert into loyalty.reached (player_id, code, first_at, reached_at, currency, bonus)
select p.player_id, l.code, now(), now(), 'EUR', 0
  from (select player_id, sum(points) as points
          from (select player_id, div(sum(amount), case currency when 'AUD' then 150 else 100 end) as points
                  from ledger.transactions where type = 'deposit' and status = 'complete' group by player_id, currency
                union all select player_id, points from loyalty.awards) all_points
         group by player_id) p
  join loyalty.levels l on l.from_points <= p.points;
