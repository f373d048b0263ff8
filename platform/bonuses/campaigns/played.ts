import { sql } from 'kysely';
import type { Follower, Movement } from '../../play/service';
import type { Db } from '../store';

interface Sum {
  staked: bigint;
  won: bigint;
  spinsWon: bigint;
}

async function grantsOfSpins(trx: Db, spins: readonly string[]): Promise<Map<string, string>> {
  if (spins.length === 0) return new Map();
  const { rows } = await sql<{ id: string; grantId: string }>`
    select f.id, g.id as "grantId" from bonuses.free_spin_grants f join bonuses.grants g on g.id = f.bonus_grant_id
     where f.id = any (${[...spins]}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, grantId }) => [id, grantId]));
}

const addPlayed = (trx: Db, grantId: string, { staked, won, spinsWon }: Sum) =>
  sql`
    insert into bonuses.played (grant_id, staked, won, spins_won)
    select g.id, ${staked}::bigint, ${won}::bigint, ${spinsWon}::bigint from bonuses.grants g where g.id = ${grantId}::uuid
    on conflict (grant_id) do update
       set staked = bonuses.played.staked + excluded.staked, won = bonuses.played.won + excluded.won,
           spins_won = bonuses.played.spins_won + excluded.spins_won`.execute(trx);

function add(sum: Sum, { kind, real, bonus, freeSpinGrantId }: Movement): Sum {
  const amount = real + bonus;
  if (kind === 'stake') return { ...sum, staked: sum.staked + amount };
  if (kind === 'return') return { ...sum, staked: sum.staked - amount };
  if (kind !== 'win') return sum;
  return freeSpinGrantId === null
    ? { ...sum, won: sum.won + amount }
    : { ...sum, spinsWon: sum.spinsWon + amount };
}

/** Adds up what was staked and won under each grant, for what the office says of campaigns. */
export const followPlayed: Follower = {
  name: 'bonus-results',
  from: 'beginning',
  onlyCounts: true,
  async take(trx, movements) {
    const ofSpins = movements.flatMap(({ bonusGrantId, freeSpinGrantId }) =>
      bonusGrantId === null && freeSpinGrantId !== null ? [freeSpinGrantId] : [],
    );
    const grants = await grantsOfSpins(trx, [...new Set(ofSpins)]);
    const sums = new Map<string, Sum>();
    for (const movement of movements) {
      const id = movement.bonusGrantId ?? grants.get(movement.freeSpinGrantId ?? '');
      if (id === undefined) continue;
      sums.set(id, add(sums.get(id) ?? { staked: 0n, won: 0n, spinsWon: 0n }, movement));
    }
    for (const [id, sum] of sums) await addPlayed(trx, id, sum);
  },
};
