import { sql } from 'kysely';
import { tellWeb } from '../kernel/tell-web';
import type { Kernel } from '../kernel/kernel';
import { LIFE } from './answer-life';
import type { Db } from './store';
import { kindsOfStudio } from './studio';

/**
 * The studio decides which games can be played: it lists the kinds of play that it has engines for. While it does not
 * answer, its last list is used.
 */

/** Writes down what the studio can play. @returns whether that changes which games are offered. */
async function offerKinds(db: Db, kinds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select games.offer_kinds(${[...kinds]}::text[]) as changed`.execute(db);
  return rows[0]?.changed ?? false;
}

/** Asks the studio what it can play. Never throws. @returns whether that changes which games are offered. */
export async function hearStudio({ db, config, clock, log }: Kernel): Promise<boolean> {
  try {
    const studio = { url: config.studioUrl, secret: config.walletSecrets[0] ?? '' };
    const changed = await offerKinds(db, await kindsOfStudio(studio, clock.now()));
    if (changed) log.info('the studio plays other kinds of games now: the lobby follows');
    return changed;
  } catch (error) {
    log.warn({ err: error }, 'the studio did not say what it can play: what it said last stands');
    return false;
  }
}

/**
 * Tells the web that the offer changed, after cached answers have expired, and until the web has confirmed.
 * @returns whether it confirmed.
 */
export function tellOffer(kernel: Kernel): Promise<boolean> {
  return kernel.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ changedAt: string }>`
      select changed_at::text as "changedAt" from games.offer
       where changed_at > told_until and changed_at <= ${new Date(kernel.clock.now().getTime() - LIFE.freshMs)}
         and pg_try_advisory_xact_lock(hashtextextended('games.offer', 0))`.execute(trx);
    // Not a row's lock: it would give the transaction a number, and followers of play wait for those (docs/adr/0019).
    const [change] = rows;
    if (!change) return false;
    if (!(await tellWeb(kernel, [{ type: 'catalogue.changed' }]))) return false;
    await sql`update games.offer set told_until = ${change.changedAt}::timestamptz`.execute(trx);
    return true;
  });
}
