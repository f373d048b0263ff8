export interface RepeatLimits {
  /** Lines of one kind: so many at once, then so many a second. */
  burst: number;
  perSecond: number;
  /** The same for all kinds of one level together: a stranger chooses how many kinds there are. */
  allBurst: number;
  allPerSecond: number;
  /** How many kinds of lines are told apart. */
  kinds: number;
}

/** In normal operation nothing is suppressed; under a flood the log grows by at most 20 KB a second. */
export const REPEAT_LIMITS: RepeatLimits = {
  burst: 40,
  perSecond: 5,
  allBurst: 400,
  allPerSecond: 50,
  kinds: 200,
};

/** Lines that were counted instead of written. */
export interface Counted {
  level: number;
  /** Null for kinds beyond the number that are told apart. */
  text: string | null;
  count: number;
}

interface Bucket {
  room: number;
  at: number;
}

interface Kind extends Bucket {
  level: number;
  text: string;
  count: number;
}

/** Takes one out of a bucket that fills again with time. @returns false when it is empty */
function take(bucket: Bucket, burst: number, perSecond: number, now: number): boolean {
  bucket.room = Math.min(burst, bucket.room + ((now - bucket.at) / 1_000) * perSecond);
  bucket.at = now;
  if (bucket.room < 1) return false;
  bucket.room -= 1;
  return true;
}

/**
 * Decides by their content which log lines are written and which are only counted: the same line a thousand times is
 * written a few times, then summed up.
 */
export class Repeats {
  readonly #limits: RepeatLimits;
  readonly #now: () => number;
  /** By level and text. The one that was not seen for the longest time comes first. */
  readonly #kinds = new Map<string, Kind>();
  readonly #levels = new Map<number, Bucket>();
  /** Of kinds that were given up, by level. */
  readonly #lost = new Map<number, number>();

  constructor(limits: RepeatLimits = REPEAT_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** @returns whether a line is to be written; otherwise it was counted */
  admit(level: number, text: string): boolean {
    const now = this.#now();
    const { burst, perSecond, allBurst, allPerSecond } = this.#limits;
    const kind = this.#kindOf(level, text, now);
    let all = this.#levels.get(level);
    if (!all) this.#levels.set(level, (all = { room: allBurst, at: now }));
    if (take(kind, burst, perSecond, now) && take(all, allBurst, allPerSecond, now)) return true;
    kind.count += 1;
    return false;
  }

  /** What was counted since the last time, the most frequent first. */
  drain(): Counted[] {
    const counted: Counted[] = [];
    for (const kind of this.#kinds.values()) {
      if (kind.count === 0) continue;
      counted.push({ level: kind.level, text: kind.text, count: kind.count });
      kind.count = 0;
    }
    for (const [level, count] of this.#lost) counted.push({ level, text: null, count });
    this.#lost.clear();
    return counted.sort((one, other) => other.count - one.count);
  }

  #kindOf(level: number, text: string, now: number): Kind {
    const key = `${level} ${text}`;
    const known = this.#kinds.get(key);
    if (known) {
      this.#kinds.delete(key);
      this.#kinds.set(key, known);
      return known;
    }
    if (this.#kinds.size >= this.#limits.kinds) this.#forgetOldest();
    const kind = { level, text, count: 0, room: this.#limits.burst, at: now };
    this.#kinds.set(key, kind);
    return kind;
  }

  #forgetOldest(): void {
    const [oldest] = this.#kinds;
    if (!oldest) return;
    const [key, { level, count }] = oldest;
    this.#kinds.delete(key);
    if (count > 0) this.#lost.set(level, (this.#lost.get(level) ?? 0) + count);
  }
}
