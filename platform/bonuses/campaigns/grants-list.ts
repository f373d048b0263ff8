import { sql } from 'kysely';
import type { GrantEndReason, GrantState } from '@/lib/domain/bonuses';
import type { Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { countRows } from '../../kernel/listing';
import type { Db } from '../store';

export interface GrantFilter {
  bonusId?: string | undefined;
  playerId?: string | undefined;
  state?: GrantState | undefined;
  /** Part of the player's address, or their whole id. */
  text?: string | undefined;
  offset: number;
  limit: number;
}

/** A player's copy of a campaign, as operators see it. Money in minor units. */
export interface ListedGrant {
  id: string;
  bonusId: string;
  name: Texts;
  playerId: string;
  email: string | null;
  currency: Currency;
  state: GrantState;
  /** Whether an operator gave it. */
  byHand: boolean;
  amount: bigint;
  freeSpins: number;
  /** Of its target, hundredths of minor units both. */
  wagered: bigint;
  target: bigint;
  converted: bigint;
  offeredAt: Date;
  activatedAt: Date | null;
  expiresAt: Date | null;
  endedAt: Date | null;
  endReason: GrantEndReason | null;
  /** Stakes that were refused as above its max bet, and what they would have been. */
  refusedStakes: bigint;
  refusedAmount: bigint;
  /** Rounds whose bets covered each other, and what they would have counted. */
  coveredRounds: bigint;
  coveredAmount: bigint;
}

function fitting(filter: GrantFilter) {
  const { text = '' } = filter;
  const [bonusId, playerId, state] = [filter.bonusId ?? null, filter.playerId ?? null, filter.state ?? null];
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    from bonuses.grants g
    join bonuses.definitions b on b.id = g.bonus_id
    left join identity.player_directory d on d.player_id = g.player_id
   where (${bonusId}::text is null or g.bonus_id = ${bonusId}::text)
     and (${playerId}::uuid is null or g.player_id = ${playerId}::uuid)
     and (${state}::text is null or g.state::text = ${state}::text)
     and (${text} = '' or d.email like ${part} or g.player_id::text = ${text.toLowerCase()})`;
}

/** The latest first. */
export async function listGrants(db: Db, filter: GrantFilter): Promise<ListedGrant[]> {
  const { rows } = await sql<ListedGrant>`
    select g.id, g.bonus_id as "bonusId", b.name, g.player_id as "playerId", d.email, g.currency, g.state::text as state,
           g.trigger_key like 'hand:%' as "byHand", g.amount, g.free_spins as "freeSpins", g.wagered, g.target, g.converted,
           g.offered_at as "offeredAt", g.activated_at as "activatedAt", g.expires_at as "expiresAt",
           g.ended_at as "endedAt", g.end_reason as "endReason",
           coalesce(m.times, 0) as "refusedStakes", coalesce(m.amount, 0) as "refusedAmount",
           coalesce(k.times, 0) + c.times as "coveredRounds", coalesce(k.amount, 0) + c.amount as "coveredAmount"
      from (select g.id ${fitting(filter)}
             order by g.offered_at desc, g.id
            offset ${filter.offset}::bigint limit ${filter.limit}::bigint) shown
      join bonuses.grants g on g.id = shown.id
      join bonuses.definitions b on b.id = g.bonus_id
      left join identity.player_directory d on d.player_id = g.player_id
      left join bonuses.guard_hits m on m.grant_id = g.id and m.guard = 'max_bet'
      left join bonuses.guard_hits k on k.grant_id = g.id and k.guard = 'covering'
     cross join lateral (
       select count(distinct (s.game_id, s.round_id)) as times, coalesce(sum(s.counts), 0)::bigint / 100 as amount
         from bonuses.stakes s where s.grant_id = g.id and s.state = 'covered') c
     order by g.offered_at desc, g.id`.execute(db);
  return rows;
}

export const countListedGrants = (db: Db, filter: GrantFilter): Promise<number> =>
  countRows(db, fitting(filter));
