import { sql } from 'kysely';
import type { Likeness, RefusalDecision } from '@/lib/domain/campaigns';
import type { Texts } from '@/lib/domain/locales';
import { countRows } from '../../kernel/listing';
import type { Db } from '../store';

export interface RefusalFilter {
  bonusId?: string | undefined;
  /** Only those that wait for a decision, or only the others. */
  decided?: boolean | undefined;
  offset: number;
  limit: number;
}

/** Somebody who was not given a bonus, since another account seems to be of the same person. */
export interface ListedRefusal {
  bonusId: string;
  name: Texts;
  playerId: string;
  email: string | null;
  otherId: string;
  otherEmail: string | null;
  /** By what they seem to be one. */
  reasons: Likeness[];
  at: Date;
  decision: RefusalDecision | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  why: string | null;
}

const fitting = ({ bonusId, decided }: RefusalFilter) => sql`
    from bonuses.refusals r
   where (${bonusId ?? null}::text is null or r.bonus_id = ${bonusId ?? null}::text) and r.other_id is not null
     and (${decided ?? null}::boolean is null or (r.decision is not null) = ${decided ?? null}::boolean)
   group by r.bonus_id, r.player_id, r.other_id, r.decision, r.decided_by, r.decided_at, r.why`;

/** What waits first, the latest first. */
export async function listRefusals(db: Db, filter: RefusalFilter): Promise<ListedRefusal[]> {
  const { rows } = await sql<ListedRefusal>`
    select x.bonus_id as "bonusId", b.name, x.player_id as "playerId", p.email, x.other_id as "otherId", o.email as "otherEmail", x.reasons, x.at,
           x.decision, x.decided_by as "decidedBy", x.decided_at as "decidedAt", x.why
      from (select r.bonus_id, r.player_id, r.other_id, r.decision, r.decided_by, r.decided_at, r.why,
                   array_agg(r.reason order by r.reason) as reasons, max(r.at) as at
                   ${fitting(filter)}) x
      join bonuses.definitions b on b.id = x.bonus_id
      left join identity.player_directory p on p.player_id = x.player_id
      left join identity.player_directory o on o.player_id = x.other_id
     order by x.decision is not null, x.at desc, x.player_id, x.other_id, x.bonus_id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countRefusals = (db: Db, filter: RefusalFilter): Promise<number> =>
  countRows(db, fitting(filter));

/** How a player's refusal of a campaign stands, locked; undefined when there was none. */
export async function lockRefusal(
  trx: Db,
  { playerId, bonusId }: { playerId: string; bonusId: string },
): Promise<{ decision: RefusalDecision | null } | undefined> {
  const { rows } = await sql<{ decision: RefusalDecision | null }>`
    select decision from bonuses.refusals
     where player_id = ${playerId}::uuid and bonus_id = ${bonusId} and other_id is not null
     order by decision nulls first, other_id, reason for update`.execute(trx);
  return rows[0];
}

export async function decideRefusal(
  trx: Db,
  decided: {
    playerId: string;
    bonusId: string;
    decision: RefusalDecision;
    by: string;
    at: Date;
    why: string;
  },
): Promise<void> {
  await sql`
    update bonuses.refusals
       set decision = ${decided.decision}, decided_by = ${decided.by}, decided_at = ${decided.at}, why = ${decided.why}
     where player_id = ${decided.playerId}::uuid and bonus_id = ${decided.bonusId} and other_id is not null
       and decision is null`.execute(trx);
}
