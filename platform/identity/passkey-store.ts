import { sql } from 'kysely';
import type { Db } from './store';

export interface PasskeyRow {
  id: string;
  player_id: string;
  credential_id: string;
  public_key: Buffer;
  uses: bigint;
  transports: string[];
  synchronised: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const COLUMNS = sql`id, player_id, credential_id, public_key, uses, transports, synchronised, name, created_at, last_used_at`;

export async function listPasskeys(db: Db, playerId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select ${COLUMNS} from identity.passkeys where player_id = ${playerId} order by created_at, id`.execute(
    db,
  );
  return rows;
}

export async function findPasskeyOwner(db: Db, credentialId: string): Promise<string | null> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from identity.passkeys where credential_id = ${credentialId}`.execute(db);
  return rows[0]?.player_id ?? null;
}

/** The passkey, used by nobody else until the transaction ends. */
export async function lockPasskey(trx: Db, credentialId: string): Promise<PasskeyRow | null> {
  const { rows } = await sql<PasskeyRow>`
    select ${COLUMNS} from identity.passkeys where credential_id = ${credentialId} for update`.execute(trx);
  return rows[0] ?? null;
}

/** @returns its id; null when the credential is somebody’s already. */
export async function addPasskey(
  trx: Db,
  passkey: Omit<PasskeyRow, 'id' | 'uses' | 'last_used_at'> & { uses: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into identity.passkeys
           (player_id, credential_id, public_key, uses, transports, synchronised, name, created_at)
    values (${passkey.player_id}, ${passkey.credential_id}, ${passkey.public_key}, ${passkey.uses},
            ${passkey.transports}::text[], ${passkey.synchronised}, ${passkey.name}, ${passkey.created_at})
    on conflict (credential_id) do nothing
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

export async function notePasskeyUse(
  trx: Db,
  id: string,
  use: { uses: number; synchronised: boolean; now: Date },
): Promise<void> {
  await sql`
    update identity.passkeys
       set uses = ${use.uses}, synchronised = ${use.synchronised}, last_used_at = ${use.now}
     where id = ${id}`.execute(trx);
}

/** @returns whether the player has such a passkey. */
export async function renamePasskey(trx: Db, playerId: string, id: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    update identity.passkeys set name = ${name} where id = ${id} and player_id = ${playerId}
    returning id`.execute(trx);
  return rows.length > 0;
}

/** @returns its name; null when the player has no such passkey. */
export async function deletePasskey(trx: Db, playerId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from identity.passkeys where id = ${id} and player_id = ${playerId} returning name`.execute(trx);
  return rows[0]?.name ?? null;
}
