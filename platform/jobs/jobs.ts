import type { Kysely, Transaction } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import type { Kernel } from '../kernel/kernel';

/** A kind of work that runs outside requests. `data` is JSON. */
export interface Job<Data extends object = object> {
  name: string;
  /** Cron expression (UTC) for work that recurs. */
  cron?: string;
  /** How often a failed recurring run is retried before the next one is due; an enqueued job sets its own number. */
  retryLimit?: number;
  /** After this time a recurring run counts as failed and may start again; 15 minutes by default. */
  expireInSeconds?: number;
  run(data: Data): Promise<void>;
}

/** Erases the data type, so that jobs of different kinds fit in one list. */
export function job<Data extends object>(declaration: Job<Data>): Job {
  return { ...declaration, run: (data) => declaration.run(data as Data) };
}

/** One instance at a time: each queue is a table, and two instances that create the same ones would deadlock. */
async function createQueues(kernel: Kernel, jobs: readonly Job[]): Promise<void> {
  await kernel.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('job queues', 0))`.execute(trx);
    const there = new Set((await kernel.boss.getQueues()).map(({ name }) => name));
    for (const { name } of jobs) if (!there.has(name)) await kernel.boss.createQueue(name);
  });
}

async function hasQueues(kernel: Kernel, jobs: readonly Job[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from jobs.queue`.execute(kernel.db);
  const there = new Set(rows.map(({ name }) => name));
  return jobs.every(({ name }) => there.has(name));
}

/**
 * Starts the queue and declares every job; with `work`, this process also runs them. Without, all that it does is enqueue,
 * inside transactions of its own: the queue's connections are opened for a queue that is missing alone.
 */
export async function startJobs(kernel: Kernel, jobs: readonly Job[], work: boolean): Promise<void> {
  if (!work && (await hasQueues(kernel, jobs))) return;
  await kernel.boss.start();
  await createQueues(kernel, jobs);
  if (!work) return;
  for (const declared of jobs) {
    await kernel.boss.work<object>(declared.name, { pollingIntervalSeconds: 2 }, async (batch) => {
      for (const entry of batch) {
        try {
          await declared.run(entry.data);
        } catch (error) {
          kernel.log.error({ err: error, job: declared.name, id: entry.id }, 'job failed');
          throw error;
        }
      }
    });
    if (declared.cron) {
      const { retryLimit, expireInSeconds } = declared;
      await kernel.boss.schedule(
        declared.name,
        declared.cron,
        {},
        {
          ...(retryLimit !== undefined && { retryLimit }),
          ...(expireInSeconds !== undefined && { expireInSeconds }),
        },
      );
    }
  }
}

export async function stopJobs(kernel: Kernel): Promise<void> {
  await kernel.boss.stop({ graceful: true, timeout: 10_000, wait: true });
}

/** What jobs of a kind that are not over say under a name of their data: a text each, or a list of texts. */
export async function unfinishedData(db: Kysely<unknown>, job: string, name: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value
      from jobs.job,
           jsonb_array_elements_text(
             case jsonb_typeof(data -> ${name}::text) when 'array' then data -> ${name}::text
             else jsonb_build_array(data -> ${name}::text) end) as value
     where name = ${job} and state < 'completed' and data ? ${name}::text`.execute(db);
  return rows.map(({ value }) => value);
}

/**
 * Enqueues inside the transaction that causes the work: rolled back with it, visible when it commits.
 * @param trx an open transaction, or the plain database when there is nothing to bind the job to.
 * @param options startAfterSeconds delays the first try.
 */
export async function enqueue(
  kernel: Kernel,
  trx: Kysely<unknown> | Transaction<unknown>,
  name: string,
  data: object,
  options: { startAfterSeconds?: number; retryLimit?: number; singletonKey?: string } = {},
): Promise<void> {
  await kernel.boss.send(name, data, {
    retryLimit: options.retryLimit ?? 10,
    retryDelay: 5,
    retryBackoff: true,
    ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
    ...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
    db: {
      executeSql: async (text: string, values: unknown[]) => {
        const result = await trx.executeQuery(CompiledQuery.raw(text, values));
        return { rows: result.rows as object[] };
      },
    },
  });
}
