import { sql, type Kysely } from 'kysely';
import type { Geography } from '@/lib/domain/site-rules';
import { audit } from '../audit/service';
import { countriesSchema } from './schemas';

type Db = Kysely<unknown>;

/** LISTEN/NOTIFY channel on which instances hear of a new geography. */
export const CHANNEL = 'parlour_geography';

/** The stored geography; null before the first. @throws ZodError when another version wrote it. */
export async function readGeography(db: Db): Promise<Geography | null> {
  const { rows } = await sql<{ generation: string; countries: unknown }>`
    select generation::text, countries from geography.snapshot`.execute(db);
  const [row] = rows;
  return row ? { generation: Number(row.generation), countries: countriesSchema.parse(row.countries) } : null;
}

/** Stores a geography that is newer than the one there is, and announces it. @returns whether it was. */
export async function saveGeography(
  db: Db,
  { generation, countries }: Geography,
  requestId: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const json = JSON.stringify(countries);
    const { rows } = await sql`
      insert into geography.snapshot as known (generation, countries) values (${generation}, ${json}::jsonb)
      on conflict (only_one) do update
        set generation = excluded.generation, countries = excluded.countries, told_at = now()
        where excluded.generation > known.generation
      returning generation`.execute(trx);
    if (rows.length === 0) return false;
    await audit(trx, {
      actor: { kind: 'system', name: 'web' },
      action: 'geography.told',
      after: { generation },
      requestId,
    });
    await sql`select pg_notify(${CHANNEL}, ${String(generation)})`.execute(trx);
    return true;
  });
}
