import { atom } from 'jotai';
import { isGameId } from '@/lib/domain/game-id';
import { FAVOURITES_MAX } from '@/lib/domain/limits';
import { remember, remembered } from '@/early/remembered';

/**
 * Favourites and last played games of who is not logged in, kept by the browser. At the log-in they are joined with
 * the player's own, which the platform keeps, and forgotten here.
 */
export interface VisitorMarks {
  /** Ids, the latest first. */
  favourites: string[];
  /** The latest first; `at` is ISO 8601. */
  recent: { id: string; at: string }[];
}

const RECENT_MAX = 24;

const NOTHING: VisitorMarks = { favourites: [], recent: [] };

/** A time as the platform takes it, in UTC with a four-digit year; undefined for an invalid one. */
function momentOf(at: unknown): string | undefined {
  const time = typeof at === 'string' ? new Date(at) : undefined;
  if (!time || Number.isNaN(time.getTime())) return undefined;
  const text = time.toISOString();
  return /^\d{4}-/.test(text) ? text : undefined;
}

/** What the browser has stored; a value that this code did not write counts as empty. */
export function readVisitorMarks(): VisitorMarks {
  try {
    const kept = JSON.parse(remembered('gameMarks') ?? '{}') as Partial<Record<keyof VisitorMarks, unknown>>;
    const favourites = Array.isArray(kept.favourites) ? kept.favourites.filter(isGameId) : [];
    const recent = (Array.isArray(kept.recent) ? kept.recent : []).flatMap((entry: unknown) => {
      const { id, at: said } = (entry ?? {}) as { id?: unknown; at?: unknown };
      const at = momentOf(said);
      return isGameId(id) && at !== undefined ? [{ id, at }] : [];
    });
    return { favourites: favourites.slice(0, FAVOURITES_MAX), recent: recent.slice(0, RECENT_MAX) };
  } catch {
    return NOTHING;
  }
}

function write(marks: VisitorMarks): VisitorMarks {
  // A browser that keeps nothing has them until the page is left.
  remember('gameMarks', hasVisitorMarks(marks) ? JSON.stringify(marks) : null);
  return marks;
}

/** Null before the browser's storage was read: the server has none. */
export const visitorMarksAtom = atom<VisitorMarks | null>(null);

export const hasVisitorMarks = ({ favourites, recent }: VisitorMarks): boolean =>
  favourites.length + recent.length > 0;

export function markVisitorFavourite(id: string, on: boolean): VisitorMarks {
  const marks = readVisitorMarks();
  const others = marks.favourites.filter((known) => known !== id);
  return write({ ...marks, favourites: (on ? [id, ...others] : others).slice(0, FAVOURITES_MAX) });
}

export function noteVisitorPlayed(id: string, now: Date): VisitorMarks {
  const marks = readVisitorMarks();
  const others = marks.recent.filter((known) => known.id !== id);
  return write({ ...marks, recent: [{ id, at: now.toISOString() }, ...others].slice(0, RECENT_MAX) });
}

export function forgetVisitorMarks(): VisitorMarks {
  return write(NOTHING);
}
