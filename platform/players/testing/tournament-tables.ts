import type pg from 'pg';

/** A row of a player $1 in tables of tournaments, and what of the export shows it. */
export const TOURNAMENT_EXPORTED: Record<string, { at: string; insert: string }> = {
  'tournaments.participations': {
    at: 'tournaments',
    insert: `insert into tournaments.participations (tournament_id, player_id, joined_at) values ('cup', $1, now())`,
  },
  'tournaments.scores': {
    at: 'tournaments',
    insert: `insert into tournaments.scores (tournament_id, player_id, points, reached_at, joined_at)
             values ('cup', $1, 500, now(), now())`,
  },
  'tournaments.places': {
    at: 'tournaments',
    insert: `insert into tournaments.places (tournament_id, place, player_id, points, rounds, reached_at)
             select 'cup', count(*) + 1, $1, 500, 1, now() from tournaments.places`,
  },
  'tournaments.hidden_names': {
    at: 'nameHiddenSince',
    insert: `insert into tournaments.hidden_names (player_id, since) values ($1, now())`,
  },
  'tournaments.network_players': {
    at: 'networkTournaments',
    insert: `insert into tournaments.network_players (code, player_id, currency, joined_at) values ('net', $1, 'EUR', now())`,
  },
  'tournaments.network_prizes': {
    at: 'networkTournaments',
    insert: `insert into tournaments.network_prizes (tx_id, code, place, player_id, currency, amount, status, at, transaction_id)
             select gen_random_uuid(), 'net', count(*) + 1, $1, 'EUR', 100, 'OK', now(), gen_random_uuid()
               from tournaments.network_prizes`,
  },
};

/** A tournament of the studio that their rows need. */
export async function addNetworkCup(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `insert into tournaments.network_tournaments (code, told, starts_at, ends_at, told_at)
     values ('net', '{"title":{"en":"Net"}}', now(), now() + interval '1 day', now())`,
  );
}

/** A row of a player $1 in tables of tournaments that no export has. */
export const TOURNAMENT_OTHERS: Record<string, string> = {
  'tournaments.corrections': `
    insert into tournaments.corrections (key, tournament_id, place, player_id, reason, given_by, at, currency, amount, free_spins,
                                         prize_points)
    select gen_random_uuid()::text, 'cup', place, $1, 'for colleagues', 'op', now(), 'EUR', 100, 0, 0
      from tournaments.places where tournament_id = 'cup' and player_id = $1`,
  'tournaments.rounds': `
    insert into tournaments.rounds (tournament_id, player_id, game_id, round_id, currency, began_at, staked, won, closed, verdict, points)
    values ('cup', $1, 'g900', 'r1', 'EUR', now(), 100, 0, true, 'counts', 100)`,
  'loyalty.cashback_failures': `
    with run as (
      insert into loyalty.cashback_runs (id, period_start, period_end, started_at)
      values (gen_random_uuid(), '2026-01-05', '2026-01-12', now()) returning id)
    insert into loyalty.cashback_failures (player_id, period_end, currency, run_id, why, detail, tries, tried_at)
    select $1, '2026-01-12', 'EUR', id, 'error', '', 1, now() from run`,
  'loyalty.standings': `
    insert into loyalty.standings (player_id, points, from_deposits, level, since) values ($1, 100, 0, 'regular', now())`,
  'loyalty.changed_points': `insert into loyalty.changed_points (player_id, at) values ($1, now())`,
};
