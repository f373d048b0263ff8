/** A row of a player $1 in the tables of the wheel of fortune. */
export const WHEEL_EXPORTED: Record<string, { at: string; insert?: string }> = {
  'wheel.seeds': {
    at: 'wheelWords',
    insert: `insert into wheel.seeds (id, player_id, server_seed, next_seed, client_seed, since, told_at)
             values (gen_random_uuid(), $1, repeat('a1', 32), repeat('b2', 32), 'Nora', now(), now())`,
  },
  'wheel.spins': {
    at: 'wheelTurns',
    insert: `insert into wheel.spins (id, player_id, key, day, time_zone, at, next_at, seeds_id, nonce, table_version, field, kind,
                                      currency, amount, free_spins, points, worth)
             select gen_random_uuid(), $1, 'key', '2026-01-05', 'UTC', now(), now() + interval '1 day', id, 0, 1, 4, 'points', 'EUR',
                    0, 0, 50, 0
               from wheel.seeds where player_id = $1`,
  },
};
