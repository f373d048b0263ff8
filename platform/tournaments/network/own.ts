import { sql } from 'kysely';
import type { OwnResult } from '../standing/board';
import type { Db } from '../store';

/** What a player's place brought; null while nothing was asked to be paid. */
export async function findPaidTo(db: Db, code: string, playerId: string): Promise<OwnResult | null> {
  const { rows } = await sql<{ at: Date; status: string; amount: bigint; currency: string }>`
    select at, status, amount, currency from tournaments.network_prizes
     where code = ${code} and player_id = ${playerId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const isPaid = row.status === 'OK';
  return {
    settledAt: row.at.toISOString(),
    withheld: isPaid ? null : 'account',
    amount: isPaid ? { amount: Number(row.amount), currency: row.currency } : null,
    freeSpins: 0,
    points: 0,
  };
}

/** What a player took part in, for the player to take away. Points are hundredths. */
export interface NetworkParticipation {
  tournament: string;
  joinedAt: Date;
  leftAt: Date | null;
  points: bigint | null;
  rank: number | null;
  /** What was paid, minor units. */
  amount: bigint | null;
  currency: string | null;
}

export async function listNetworkParticipations(db: Db, playerId: string): Promise<NetworkParticipation[]> {
  const { rows } = await sql<NetworkParticipation>`
    select t.told -> 'title' ->> 'en' as tournament, p.joined_at as "joinedAt", p.left_at as "leftAt",
           case when p.placed_at is null then null else p.points end as points, p.place as rank, z.amount, z.currency
      from tournaments.network_players p
      join tournaments.network_tournaments t on t.code = p.code
      left join tournaments.network_prizes z on z.code = p.code and z.player_id = p.player_id and z.status = 'OK'
     where p.player_id = ${playerId} order by p.joined_at, p.code`.execute(db);
  return rows;
}
