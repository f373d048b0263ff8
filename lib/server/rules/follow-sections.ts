import type { Section } from '@/lib/domain/sections';

interface FollowOptions {
  /** Sections that visitors do not get into now. */
  closed: () => readonly Section[];
  /** When the next section reopens automatically: ms of unix time, Infinity for never. */
  nextOpening: () => number;
  /** Called when other sections are closed than before. */
  onChange: () => void;
}

/** A timer for longer than this is set again, because the rules may change in between. Milliseconds. */
const LONGEST_MS = 60_000;

/**
 * Watches which sections are closed: `look` is called after every reading of the rules, and automatically at the time
 * at which a section reopens.
 */
export function followSections({ closed, nextOpening, onChange }: FollowOptions) {
  let last = closed().join(' ');
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    clearTimeout(timer);
    const now = closed().join(' ');
    if (now !== last) {
      last = now;
      onChange();
    }
    const wait = nextOpening() - Date.now();
    if (wait < Infinity) timer = setTimeout(look, Math.min(Math.max(wait, 0), LONGEST_MS)).unref();
  };
  return { look, stop: () => clearTimeout(timer) };
}
