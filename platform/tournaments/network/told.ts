import type { Kernel } from '../../kernel/kernel';
import * as store from './store';
import type { TournamentStudio } from './studio';

/** What was told is repeated for so long, ms. */
const FRESH_MS = 3_000;
/** One that is over is shown in lists for so long, ms. */
const SHOWN_AFTER_MS = 14 * 86_400_000;

/** What the studio told, or told last. */
export interface Told {
  tournaments: store.NetworkRow[];
  /** Null before the studio has ever told anything. */
  toldAt: Date | null;
  /** Whether the studio answers. */
  isCurrent: boolean;
}

export interface ToldTournaments {
  /** However many ask, the studio is asked once in three seconds. Never throws for the studio's sake. */
  all(): Promise<Told>;
  /** One of them, or of before; undefined for one that nobody ever told of. */
  find(code: string): Promise<store.NetworkRow | undefined>;
  /** Asks the studio now. @returns codes of tournaments that are new, or told otherwise than before */
  refresh(): Promise<string[]>;
}

const latest = (rows: readonly store.NetworkRow[]): Date | null =>
  rows.reduce<Date | null>((last, { toldAt }) => (last && last > toldAt ? last : toldAt), null);

export function createToldTournaments(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  studio: Pick<TournamentStudio, 'list'>,
): ToldTournaments {
  let known: { told: Told; askedAt: number } | null = null;
  let asking: Promise<string[]> | null = null;
  let isFailing = false;

  const ask = async (): Promise<string[]> => {
    const now = clock.now();
    const list = await studio.list().catch((error: unknown) => {
      if (!isFailing) log.warn({ err: error }, 'the studio does not tell its tournaments');
      return null;
    });
    const answers = list !== null;
    const changed = answers ? await store.storeTold(db, list, now) : [];
    isFailing = !answers;
    const tournaments = await store.listTold(db, new Date(now.getTime() - SHOWN_AFTER_MS));
    const toldAt = answers ? now : (known?.told.toldAt ?? latest(tournaments));
    known = { told: { tournaments, toldAt, isCurrent: answers }, askedAt: now.getTime() };
    return changed;
  };
  const refresh = () => (asking ??= ask().finally(() => (asking = null)));

  return {
    refresh,
    async all() {
      if (!known || clock.now().getTime() - known.askedAt >= FRESH_MS) await refresh();
      return known?.told ?? { tournaments: [], toldAt: null, isCurrent: false };
    },
    async find(code) {
      const { tournaments } = await this.all();
      return tournaments.find((row) => row.code === code) ?? store.findTold(db, code);
    },
  };
}
