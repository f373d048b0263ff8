import { PlayError } from '../play-error';
import {
  MINUTE_MS,
  MOST_A_MINUTE,
  MOST_ATTEMPTS,
  MOST_REPORTS,
  REPEAT_MS,
  REPORTS_SPAN_MS,
  SAY_PACE_MS,
} from './limits';
import { plainWords } from './text';

interface Said {
  at: number;
  /** The client's own name for it. */
  id: string;
  words: string;
}

interface Writer {
  lastAt: number;
  attempts: readonly number[];
  said: readonly Said[];
  reports: readonly number[];
}

const NOBODY: Writer = { lastAt: 0, attempts: [], said: [], reports: [] };
/** What a player did is of no account after that, ms. */
const KEPT_MS = Math.max(REPEAT_MS, REPORTS_SPAN_MS);

/** How fast players write and report, over all tables; in memory, and no longer than it counts. */
export interface Writers {
  /** @throws PlayError 429 chat_too_fast for one who tries too often. */
  attempt(player: string): void;
  /** Whether a message of this name was taken, or is under way. */
  has(player: string, id: string): boolean;
  /** Takes a turn for a message. @throws PlayError 429 chat_too_fast, 409 chat_repeat */
  take(player: string, id: string, text: string): void;
  /** Gives the turn back: nothing was said. */
  giveBack(player: string, id: string): void;
  /** @throws PlayError 429 too_many_reports */
  report(player: string): void;
}

export function createWriters(now: () => number): Writers {
  /** By player, the latest last. */
  const writers = new Map<string, Writer>();
  const since = (span: number) => now() - span;
  const get = (player: string) => writers.get(player) ?? NOBODY;
  const put = (player: string, patch: Partial<Writer>) => {
    writers.set(player, { ...get(player), ...patch, lastAt: now() });
    const latest = writers.get(player) ?? NOBODY;
    writers.delete(player);
    writers.set(player, latest);
    for (const [other, { lastAt }] of writers) {
      if (Math.abs(now() - lastAt) < KEPT_MS) break;
      writers.delete(other);
    }
  };
  /** A clock that was put back makes nobody wait for longer than the span. */
  const waitFor = (at: number, span: number) => Math.min(span, Math.max(0, at + span - now()));
  const recent = (times: readonly number[], span: number) => times.filter((at) => at > since(span));

  return {
    attempt(player) {
      const attempts = recent(get(player).attempts, MINUTE_MS);
      const [oldest] = attempts;
      if (attempts.length >= MOST_ATTEMPTS && oldest !== undefined) {
        throw new PlayError(429, 'chat_too_fast', { retryAfterMs: waitFor(oldest, MINUTE_MS) });
      }
      put(player, { attempts: [...attempts, now()] });
    },
    has: (player, id) => get(player).said.some((one) => one.id === id),
    take(player, id, text) {
      const said = get(player).said.filter(({ at }) => at > since(REPEAT_MS));
      const inMinute = said.filter(({ at }) => at > since(MINUTE_MS));
      const last = said.at(-1);
      const [oldest] = inMinute.slice(-MOST_A_MINUTE);
      const retryAfterMs = Math.max(
        last ? waitFor(last.at, SAY_PACE_MS) : 0,
        inMinute.length >= MOST_A_MINUTE && oldest ? waitFor(oldest.at, MINUTE_MS) : 0,
      );
      if (retryAfterMs > 0) throw new PlayError(429, 'chat_too_fast', { retryAfterMs });
      const words = plainWords(text) || text;
      if (said.some((one) => one.words === words)) throw new PlayError(409, 'chat_repeat');
      put(player, { said: [...said, { at: now(), id, words }] });
    },
    giveBack(player, id) {
      put(player, { said: get(player).said.filter((one) => one.id !== id) });
    },
    report(player) {
      const reports = recent(get(player).reports, REPORTS_SPAN_MS);
      const [oldest] = reports;
      if (reports.length >= MOST_REPORTS && oldest !== undefined) {
        throw new PlayError(429, 'too_many_reports', { retryAfterMs: waitFor(oldest, REPORTS_SPAN_MS) });
      }
      put(player, { reports: [...reports, now()] });
    },
  };
}
