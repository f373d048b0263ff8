-- What bonuses there are. Who has which, and what it has come to, is a matter of its own.
create schema bonuses;
grant usage on schema bonuses to parlour_app;

-- A text in the five languages of the product, by language code. English is what the others fall back to.
create domain bonuses.texts as jsonb check (jsonb_typeof(value) = 'object' and length(value ->> 'en') > 0);

create table bonuses.definitions (
  id                text          primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 64),
  tag               text          not null check (tag in ('standard', 'vip-pack', 'promobonus', 'vippromo')),
  -- SPEC's code: 5 is a bonus on deposits.
  type              smallint      not null check (type between 0 and 8),
  name              bonuses.texts not null,
  short_description bonuses.texts not null,
  -- Address in the house, without its ending.
  image_background  text          not null check (image_background like '/%'),
  -- Which of a player's deposits it is for, both inclusive; null for one that is not for deposits.
  deposits_from     smallint      check (deposits_from > 0),
  deposits_to       smallint      check (deposits_to >= deposits_from),
  -- Of the deposit.
  percent           smallint      not null default 0 check (percent >= 0),
  free_spins        integer       not null default 0 check (free_spins >= 0),
  -- How many times the bonus is staked before it is the player's money.
  wagering          smallint      not null check (wagering >= 0),
  active            boolean       not null default true,
  created_at        timestamptz   not null default now(),
  check ((deposits_from is null) = (deposits_to is null))
);

-- Its amounts in each currency that it is given in, minor units.
create table bonuses.amounts (
  bonus_id      text   not null references bonuses.definitions (id) on delete cascade,
  currency      text   not null check (currency ~ '^[A-Z]{3}$'),
  max_bonus     bigint not null check (max_bonus >= 0),
  min_deposit   bigint not null check (min_deposit >= 0),
  -- While it is wagered.
  max_bet       bigint not null check (max_bet > 0),
  -- What one of its free spins is worth.
  free_spin_bet bigint not null check (free_spin_bet > 0),
  primary key (bonus_id, currency)
);

grant select, insert, update, delete on bonuses.definitions, bonuses.amounts to parlour_app;
