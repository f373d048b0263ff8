import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** How many letters of a batch are in which state. */
export interface BatchCounts {
  queued: number;
  sent: number;
  failed: number;
  skipped: number;
}

const COUNTS = sql`
  count(*) filter (where state = 'queued')::integer as queued,
  count(*) filter (where state = 'sent')::integer as sent,
  count(*) filter (where state = 'failed')::integer as failed,
  count(*) filter (where state = 'skipped')::integer as skipped`;

/** Whoever adds letters and whoever writes down what became of all come one after the other. */
const lockBatch = (trx: Db, batch: string) =>
  sql`select pg_advisory_xact_lock(hashtext('mail.batch'), hashtext(${batch}))`.execute(trx);

/** Letters of it will be sent: what was written down of it is over, unless the others are gone already. */
export async function reopenBatch(trx: Db, batch: string): Promise<void> {
  await lockBatch(trx, batch);
  await sql`delete from mail.settled_batches where batch = ${batch}::uuid and forgotten_at is null`.execute(
    trx,
  );
}

/** Writes down what became of a batch, unless a letter of it waits. */
const settle = (db: Db, batch: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    await lockBatch(trx, batch);
    await sql`
      insert into mail.settled_batches (batch, sent, failed, skipped, settled_at)
      select ${batch}::uuid, sent, failed, skipped, ${now}::timestamptz
        from (select ${COUNTS} from mail.letters where batch = ${batch}::uuid) as counted
       where queued = 0
      on conflict (batch) do nothing`.execute(trx);
  });

/**
 * What became of the letters of each batch; batches without letters are left out. Letters are counted while some wait,
 * and once more after that.
 */
export async function countBatches(
  db: Db,
  batches: readonly string[],
  now: Date,
): Promise<Map<string, BatchCounts>> {
  const { rows: settled } = await sql<BatchCounts & { batch: string }>`
    select batch, 0 as queued, sent, failed, skipped from mail.settled_batches
     where batch = any (${[...batches]}::uuid[])`.execute(db);
  const known = new Set(settled.map(({ batch }) => batch));
  const open = batches.filter((batch) => !known.has(batch));
  if (open.length === 0) return new Map(settled.map(({ batch, ...counts }) => [batch, counts]));
  const { rows: counted } = await sql<BatchCounts & { batch: string }>`
    select batch::text, ${COUNTS} from mail.letters where batch = any (${open}::uuid[]) group by batch`.execute(
    db,
  );
  for (const { batch, queued } of counted) if (queued === 0) await settle(db, batch, now);
  return new Map([...settled, ...counted].map(({ batch, ...counts }) => [batch, counts]));
}

/** Writes down what became of every batch of which no letter waits; of others nobody may have asked. */
export async function settleAll(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ batch: string }>`
    select l.batch::text as batch from mail.letters l
     where l.batch is not null and not exists (select from mail.settled_batches s where s.batch = l.batch)
     group by l.batch having bool_and(l.state <> 'queued')`.execute(db);
  for (const { batch } of rows) await settle(db, batch, now);
}
