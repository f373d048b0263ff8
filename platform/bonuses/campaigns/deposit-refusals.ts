import { sql } from 'kysely';
import type { DepositRefusal } from '@/lib/domain/bonuses';
import { countRows } from '../../kernel/listing';
import type { Db } from '../store';

export interface DepositRefusalFilter {
  bonusId: string;
  offset: number;
  limit: number;
}

/** A deposit that was made for a campaign and came without its bonus. */
export interface RefusedDeposit {
  depositId: string;
  playerId: string;
  email: string | null;
  reason: DepositRefusal;
  at: Date;
}

const fitting = ({ bonusId }: DepositRefusalFilter) => sql`
    from bonuses.refusals r where r.bonus_id = ${bonusId} and r.deposit_id is not null`;

/** The latest first. */
export async function listRefusedDeposits(db: Db, filter: DepositRefusalFilter): Promise<RefusedDeposit[]> {
  const { rows } = await sql<RefusedDeposit>`
    select x.deposit_id::text as "depositId", x.player_id as "playerId", p.email, x.reason, x.at
      from (select r.deposit_id, r.player_id, r.reason, r.at ${fitting(filter)}) x
      left join identity.player_directory p on p.player_id = x.player_id
     order by x.at desc, x.deposit_id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countRefusedDeposits = (db: Db, filter: DepositRefusalFilter): Promise<number> =>
  countRows(db, fitting(filter));
