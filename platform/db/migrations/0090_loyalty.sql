-- VIP levels. Points are not stored: they are what a player's completed deposits make of them, so that they can
-- never differ from the ledger. What a level is called is told by the catalogue of texts, by its code.
create schema loyalty;
grant usage on schema loyalty to parlour_app;

create table loyalty.levels (
  level            integer primary key check (level > 0),
  code             text    not null unique check (code ~ '^[a-z]+(_[a-z]+)*$'),
  from_points      bigint  not null unique check (from_points > 0),
  cashback_percent integer not null check (cashback_percent between 0 and 100),
  personal_manager boolean not null default false
);

insert into loyalty.levels (level, code, from_points, cashback_percent, personal_manager) values
  (1,  'newcomer',         40,     10, false),
  (2,  'regular',          150,    11, false),
  (3,  'house_guest',      500,    12, false),
  (4,  'card_player',      1500,   13, false),
  (5,  'table_captain',    4000,   14, false),
  (6,  'lamp_keeper',      8000,   15, false),
  (7,  'rail_master',      15000,  16, false),
  (8,  'famed_commander',  30000,  18, true),
  (9,  'parlour_marshal',  60000,  20, true),
  (10, 'baize_baron',      120000, 22, true),
  (11, 'brass_duke',       250000, 24, true),
  (12, 'lord_of_the_house', 500000, 25, true);

grant select on loyalty.levels to parlour_app;

-- What a player has deposited is asked at every visit, and lies between thousands of stakes: an index of the
-- completed deposits alone. A refunded deposit leaves it.
create index transactions_deposited on ledger.transactions (player_id, currency) include (amount)
  where type = 'deposit' and status = 'complete';
