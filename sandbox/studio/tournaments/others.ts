import { createHash } from 'node:crypto';
import type { Run } from './programme';

/** Somebody in a tournament, where they stand. Points are hundredths. */
export interface Standing {
  /** Null for players of other casinos. */
  playerId: string | null;
  /** As other casinos show it. */
  name: string;
  points: number;
  /** When the points were reached, ms. */
  reachedAt: number;
  /** When they joined, ms. */
  joinedAt: number;
}

/** So many times one who stakes raises the points, and one who waits for a great round. */
const RAISES = { turnover: 120, highest_ratio: 7 } as const;

const BEGINNINGS = 'an be ca do el fi ga hu il jo ka lu mi no or pe qu ri sa te ul va wi xe yo zo'.split(' ');

interface Other {
  name: string;
  joinedAt: number;
  /** When the points rise, ms, in order, and what they are then. */
  raises: { at: number; points: number }[];
}

/** Numbers from 0 to below 1 that are the same for the same name. */
function numbersOf(name: string): () => number {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function otherOf({ code, startsAt, endsAt, strategy, others }: Run, place: number): Other {
  const next = numbersOf(`${code}:${place}`);
  const lasts = endsAt - startsAt;
  const joinedAt = startsAt + Math.floor(next() * next() * lasts * 0.6);
  // Few stake much, and many stake little.
  const best = others.best * Math.exp((-5 * place) / others.players) * (0.85 + next() * 0.15);
  const count = RAISES[strategy];
  const moments = Array.from({ length: count }, () => joinedAt + Math.floor(next() * (endsAt - joinedAt)));
  const steps = Array.from({ length: count }, () => 0.2 + next());
  const sum = steps.reduce((all, one) => all + one, 0);
  let reached = 0;
  const raises = moments
    .toSorted((one, other) => one - other)
    .map((at, index) => {
      reached += steps[index] ?? 0;
      return { at, points: Math.floor((best * reached) / sum) };
    });
  const beginning = BEGINNINGS[Math.floor(next() * BEGINNINGS.length)] ?? 'an';
  return { name: `${beginning}***`, joinedAt, raises };
}

/** Players of other casinos. There are none in a sandbox: they are simulated, from the clock alone. */
export function createOthers() {
  const known = new Map<string, Other[]>();
  const of = (run: Run) => {
    const made =
      known.get(run.code) ?? Array.from({ length: run.others.players }, (_, place) => otherOf(run, place));
    known.set(run.code, made);
    return made;
  };
  return {
    /** Those who have joined, at a moment. */
    at: (run: Run, now: number): Standing[] =>
      of(run).flatMap(({ name, joinedAt, raises }) => {
        if (joinedAt > now) return [];
        const last = raises.findLast(({ at }) => at <= now);
        return [
          { playerId: null, name, joinedAt, points: last?.points ?? 0, reachedAt: last?.at ?? joinedAt },
        ];
      }),
    /** Forgets those of tournaments that nobody asks for any more. */
    keep(codes: ReadonlySet<string>) {
      for (const code of known.keys()) if (!codes.has(code)) known.delete(code);
    },
  };
}
