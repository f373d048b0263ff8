import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { OperatorStanding } from '@/lib/domain/office-permissions';
import { CMS_SCHEMA } from '../schema';

/** What an operator is here. A change of them that is under way is waited for, so that none is told that is undone. */
export async function standingOf({ db }: Pick<Payload, 'db'>, operatorId: string): Promise<OperatorStanding> {
  const operators = sql.raw(`${CMS_SCHEMA}.operators`);
  const { rows } = await db.drizzle.execute(
    sql`select role from ${operators} where id::text = ${operatorId} for share`,
  );
  const [row] = rows;
  if (!row) return 'removed';
  return row.role === 'administrator' ? 'administrator' : 'operator';
}
