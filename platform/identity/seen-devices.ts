import { sql } from 'kysely';
import type { Db } from './store';

/** Writes down that an account is used in a browser; `device` is the keyed hash of the browser's mark. */
export async function seeDevice(trx: Db, playerId: string, device: string, now: Date): Promise<void> {
  await sql`
    insert into identity.devices (player_id, device, seen_at) values (${playerId}::uuid, ${device}, ${now})
    on conflict (player_id, device) do update set seen_at = excluded.seen_at`.execute(trx);
}

/** A mark that no browser carries any more says nothing. */
export async function forgetDevices(db: Db, seenBefore: Date): Promise<void> {
  await sql`delete from identity.devices where seen_at < ${seenBefore}`.execute(db);
}
