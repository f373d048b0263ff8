import { sql, type Kysely } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';

export interface LevelRow {
  level: number;
  code: LevelCode;
  from_points: bigint;
  cashback_percent: number;
  personal_manager: boolean;
}

/** Every level, the lowest first. */
export async function listLevels(db: Kysely<unknown>): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select level, code, from_points, cashback_percent, personal_manager
      from loyalty.levels order by from_points`.execute(db);
  return rows;
}
