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
  'loyalty.changed_points': `insert into loyalty.changed_points (player_id, at) values ($1, now())`,
};
