/** Where the export has the rows of limits, breaks and sessions of play, and a row of a player $1 in each of these tables. */
export const PROTECTION_EXPORTED: Record<string, { at: string; insert?: string }> = {
  'protection.limits': {
    at: 'limits',
    insert: `insert into protection.limits (player_id, kind, period, set_currency, set_amount, currency, amount, set_at, began_at, ends_at)
             values ($1, 'deposit', 'week', 'EUR', 20000, 'EUR', 20000, now(), now(), now() + interval '7 days')`,
  },
  'protection.limit_changes': {
    at: 'limitChanges',
    insert: `insert into protection.limit_changes (player_id, kind, period, step, currency, after, at)
             values ($1, 'deposit', 'week', 'set', 'EUR', 20000, now())`,
  },
  'protection.breaks': {
    at: 'breaks',
    insert: `insert into protection.breaks (player_id, kind, length, origin, began_at, until)
             values ($1, 'time_out', '1w', 'page', now(), now() + interval '7 days')`,
  },
  'protection.reality_checks': {
    at: 'realityCheck',
    insert: `insert into protection.reality_checks (player_id, minutes, set_at) values ($1, 30, now())`,
  },
  'protection.self_tests': {
    at: 'selfTests',
    insert: `insert into protection.self_tests (player_id, taken_at, score) values ($1, now(), 4)`,
  },
  'protection.matches': {
    at: 'accountChecks',
    insert: `insert into protection.matches (player_id, excluded_id, kinds, found_at, decision, decided_at, decided_by, reason)
             values ($1, $2, '{phone}', now(), 'other', now(), 'op', 'for colleagues')`,
  },
  'protection.limit_offers': {
    at: 'limitOffers',
    insert: `insert into protection.limit_offers (player_id, place, declined_at) values ($1, 'deposit', now())`,
  },
  'protection.play_sessions': {
    at: 'playSessions',
    insert: `insert into protection.play_sessions (player_id, currency, began_at, last_at, law) values ($1, 'EUR', now(), now(), 'base')`,
  },
};

/** The same of what no export has. */
export const PROTECTION_OTHERS: Record<string, string> = {
  'protection.deposit_stops': `insert into protection.deposit_stops (player_id, since) values ($1, now())`,
  'protection.deeds': `insert into protection.deeds (player_id, kind, reason, operator, key, at)
                       values ($1, 'call', 'for colleagues', 'op', gen_random_uuid()::text, now())`,
  'protection.cases': `insert into protection.cases (player_id, level, opened_at, law) values ($1, 'noticed', now(), 'base')`,
  'protection.signs': `
    insert into protection.signs (player_id, sign, level, figures, case_id, since, seen_at)
    select player_id, 'night_play', 'noticed', '{"count":5}', id, now(), now() from protection.cases where player_id = $1`,
  'protection.register_answers': `insert into protection.register_answers (player_id, register, asked_at, answer, reference)
                                  values ($1, 'oasis', now(), 'clear', 'r-1')`,
  'protection.marks': `insert into protection.marks (player_id, kind, mark) values ($1, 'phone', 'mark')`,
};
