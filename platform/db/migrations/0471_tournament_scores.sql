-- How tournaments are scored, and what became of them. Those that were planned before go on as they were announced: by
-- what is staked, for whoever joins.
alter table tournaments.tournaments
  add column strategy     text    not null default 'turnover'
    check (strategy in ('turnover', 'highest_ratio', 'ratio_sum', 'spins')),
  -- Players join, or everybody who plays takes part.
  add column entry        text    not null default 'join' check (entry in ('join', 'all')),
  -- The VIP level from which somebody may take part; null for everybody.
  add column min_level    integer check (min_level > 0),
  -- Countries whose players take part, ISO 3166; none means all.
  add column countries    text[]  not null default '{}',
  -- Whether an operator releases the prizes.
  add column needs_review boolean not null default false,
  -- draft: only operators see it; open: until its end; frozen: rounds from before the end settle; counted: the places stand;
  -- paid: every place has its prize; cancelled: by an operator, without prizes.
  add column state        text    not null default 'open'
    check (state in ('draft', 'open', 'frozen', 'counted', 'paid', 'cancelled')),
  add column frozen_at    timestamptz,
  add column counted_at   timestamptz,
  add column paid_at      timestamptz;
-- What a follower of play looks for at each step, and the jobs that end tournaments.
create index tournaments_under_way on tournaments.tournaments (state) where state in ('open', 'frozen', 'counted');
create index games_of_tournaments on tournaments.games (game_id);

-- The highest stake that counts, minor units. Without one there is no upper bound.
create table tournaments.maximum_bets (
  tournament_id text   not null references tournaments.tournaments (id) on delete cascade,
  currency      text   not null check (currency ~ '^[A-Z]{3}$'),
  amount        bigint not null check (amount > 0),
  primary key (tournament_id, currency)
);
grant select, insert, update, delete on tournaments.maximum_bets to parlour_app;

-- Who has left, or was taken out, has no place any more.
alter table tournaments.participations
  add column left_at     timestamptz,
  add column left_reason text check (left_reason in ('exclusion', 'break', 'closed', 'operator')),
  add check ((left_at is null) = (left_reason is null));
grant update, delete on tournaments.participations to parlour_app;

-- Rounds that participants played in games that count, each once: what was staked less what was given back, and what it
-- won. Minor units; points are hundredths.
create table tournaments.rounds (
  tournament_id text        not null references tournaments.tournaments (id) on delete cascade,
  player_id     uuid        not null,
  game_id       text        not null,
  round_id      text        not null,
  currency      text        not null check (currency ~ '^[A-Z]{3}$'),
  began_at      timestamptz not null,
  -- The stake of its first call, by which the lowest and the highest stake are judged; null while only a return is known.
  first_stake   bigint,
  staked        bigint      not null,
  won           bigint      not null check (won >= 0),
  closed        boolean     not null,
  verdict       text        not null check (verdict in ('counts', 'below', 'above', 'bonus_money')),
  points        bigint      not null check (points >= 0),
  -- What decides between the same points: when it began (spins), its last stake (turnover), or its last win once it is closed.
  scored_at     timestamptz,
  primary key (tournament_id, player_id, game_id, round_id)
);
-- Rounds from before the end that are still open.
create index rounds_open on tournaments.rounds (tournament_id) where not closed;

-- Where participants stand. Points are hundredths; who reached them first is ahead.
create table tournaments.scores (
  tournament_id text        not null references tournaments.tournaments (id) on delete cascade,
  player_id     uuid        not null,
  points        bigint      not null default 0 check (points >= 0),
  -- So that one order, upwards, is that of the places: who is ahead of somebody is a range of the index.
  places_by     bigint      not null generated always as (-points) stored,
  rounds        integer     not null default 0 check (rounds >= 0),
  reached_at    timestamptz not null,
  joined_at     timestamptz not null,
  primary key (tournament_id, player_id)
);
create index scores_in_order on tournaments.scores (tournament_id, places_by, reached_at, joined_at, player_id);
create index scores_of_player on tournaments.scores (player_id);

insert into tournaments.scores (tournament_id, player_id, reached_at, joined_at)
select p.tournament_id, p.player_id, p.joined_at, p.joined_at
  from tournaments.participations p join tournaments.tournaments t on t.id = p.tournament_id
 where t.ends_at > now();

grant select, insert, update, delete on tournaments.rounds, tournaments.scores to parlour_app;
