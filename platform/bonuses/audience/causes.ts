import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Db } from '../store';

/** What would have set a bonus off for a player who was refused it as a second account of one person. */
export interface RefusedCause {
  playerId: string;
  bonusId: string;
  triggerKey: string;
  currency: Currency;
  /** Bonus money, minor units; null is what the campaign gives. */
  amount: bigint | null;
  /** The deposit that would have brought it. */
  depositId: string | null;
}

/** Keeps what was refused, as it was refused first. */
export async function addRefusedCause(trx: Db, cause: RefusedCause, at: Date): Promise<void> {
  await sql`
    insert into bonuses.refused_causes (player_id, bonus_id, trigger_key, currency, amount, deposit_id, at)
    values (${cause.playerId}::uuid, ${cause.bonusId}, ${cause.triggerKey}, ${cause.currency}, ${cause.amount},
            ${cause.depositId}::uuid, ${at}) on conflict do nothing`.execute(trx);
}

/** A cause that can be given after all; of a deposit with what was credited. */
export interface WaitingCause extends Omit<RefusedCause, 'playerId' | 'bonusId'> {
  /** The deposit that the player began: another one when its money came late, or in parts. */
  begunAs: string | null;
  /** Minor units. */
  credited: bigint | null;
}

/** The latest cause of a campaign that was refused to a player, of those that have brought nothing since and whose deposit stayed. */
export async function waitingCause(
  trx: Db,
  { playerId, bonusId }: Pick<RefusedCause, 'playerId' | 'bonusId'>,
): Promise<WaitingCause | undefined> {
  const { rows } = await sql<WaitingCause>`
    select c.trigger_key as "triggerKey", c.currency, c.amount, c.deposit_id as "depositId", d.begun_as as "begunAs",
           d.received::bigint as credited
      from bonuses.refused_causes c
      left join payments.bonus_deposits d on d.deposit_id = c.deposit_id and d.status = 'complete'
     where c.player_id = ${playerId}::uuid and c.bonus_id = ${bonusId}
       and (c.deposit_id is null or d.deposit_id is not null)
       and not exists (select from bonuses.grants g
                        where g.bonus_id = c.bonus_id and g.player_id = c.player_id and g.trigger_key = c.trigger_key)
     order by c.at desc, c.trigger_key desc limit 1`.execute(trx);
  return rows[0];
}
