import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** Who of some players may be given something now: their accounts are open and take no break. */
export async function whoMayBeGiven(db: Db, players: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select i.player_id as "playerId" from identity.player_traits i
     where i.player_id = any (${[...players]}::uuid[]) and identity.may_receive(i, ${now})`.execute(db);
  return new Set(rows.map(({ playerId }) => playerId));
}

export const mayBeGiven = async (db: Db, playerId: string, now: Date): Promise<boolean> =>
  (await whoMayBeGiven(db, [playerId], now)).has(playerId);

/** Whether an account may be offered something, too: no operator has stopped its offers. */
export async function mayBeOffered(db: Db, playerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select identity.may_be_offered(i, ${now}) as may from identity.player_traits i
     where i.player_id = ${playerId}::uuid`.execute(db);
  return rows[0]?.may ?? false;
}
