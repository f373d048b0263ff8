import { audit } from '../../audit/service';
import type { JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import { factsOf } from './facts';
import { levelOf, signsOf } from './rules';
import * as store from './store';

/** Looks for early signs of harm, and opens cases for operators. */
export interface HarmWatch {
  /** Looks at who did something since the last time, and at whose signs may be over; a job's work. @returns how many cases opened */
  watch(): Promise<number>;
  /** Looks at one player. @returns whether a case was opened */
  lookAt(playerId: string): Promise<boolean>;
}

export interface HarmWatchParts {
  jurisdictions: Pick<JurisdictionsService, 'harmLaw'>;
}

const HOUR_MS = 60 * 60 * 1000;
/** What was written late is looked at the next time. */
const OVERLAP_MS = HOUR_MS;
/** So long a job looks back that has never run. */
const FIRST_MS = 24 * HOUR_MS;
/** What an operator has closed and goes on for so long is looked at again. */
const GOES_ON_MS = 30 * 24 * HOUR_MS;
/** Signs that nobody has looked at for so long may be over. */
const STALE_MS = 12 * HOUR_MS;

export function createHarmWatch(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  { jurisdictions }: HarmWatchParts,
): HarmWatch {
  const lookAt: HarmWatch['lookAt'] = (playerId) =>
    db.transaction().execute(async (trx) => {
      await store.lockCase(trx, playerId);
      const country = await store.countryOf(trx, playerId);
      if (!country) return false;
      const now = clock.now();
      const law = jurisdictions.harmLaw(country, now);
      const found = signsOf(await factsOf(trx, playerId, now), law, now);
      const before = await store.showing(trx, playerId);
      const known = new Map(before.map((row) => [row.sign, row]));
      // A case is for what is new, says more than when somebody looked last, or goes on long after that.
      const speaks = found.filter(({ sign, level }) => {
        const row = known.get(sign);
        if (!row || (row.level === 'noticed' && level === 'serious')) return true;
        return row.closedAt !== null && now.getTime() - row.closedAt.getTime() >= GOES_ON_MS;
      });
      const level = levelOf(speaks.map((one) => one.level));
      const opened = level && (await store.openCase(trx, playerId, { level, law: law.code }, now));
      for (const one of found) {
        const row = known.get(one.sign);
        const isTold = speaks.includes(one);
        if (row) await store.keepSign(trx, row.id, one, isTold && opened ? opened.id : null, now);
        else if (opened) await store.addSign(trx, playerId, one, opened.id, now);
      }
      const over = before.filter(({ sign }) => !found.some((one) => one.sign === sign));
      await store.endSigns(
        trx,
        over.map(({ id }) => id),
        now,
      );
      if (opened) {
        await audit(trx, {
          actor: { kind: 'system', name: 'jobs' },
          action: 'protection.signs',
          subject: playerId,
          after: { case: opened.id, signs: speaks.map((one) => `${one.sign}: ${one.level}`) },
        });
      }
      return opened?.isNew ?? false;
    });

  return {
    lookAt,
    async watch() {
      const now = clock.now();
      const until = (await store.watchedUntil(db)) ?? new Date(now.getTime() - FIRST_MS);
      const due = await store.dueSince(db, {
        since: new Date(until.getTime() - OVERLAP_MS),
        seenBefore: new Date(now.getTime() - STALE_MS),
      });
      let opened = 0;
      for (const playerId of due) {
        const isNew = await lookAt(playerId).catch((error: unknown) => {
          log.error({ err: error, playerId }, 'signs of harm could not be computed');
          return false;
        });
        if (isNew) opened += 1;
      }
      await store.setWatched(db, now);
      return opened;
    },
  };
}
