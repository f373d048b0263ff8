import {
  HARM_SIGNS,
  LONG_HOURS,
  NIGHT_QUARTERS,
  NIGHT_UNTIL,
  SIGN_DAYS,
  type HarmLaw,
  type HarmLevel,
  type HarmSign,
} from '@/lib/domain/harm';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** What is known of a player's last days. Amounts are minor units of `currency`, where they moved in another one of that. */
export interface HarmFacts {
  /** Deposits that were begun and ended, in order. */
  deposits: readonly {
    at: Date;
    /** Whether it was paid, or refused by who keeps the money; what a company could not do says nothing of its player. */
    outcome: 'paid' | 'refused';
    amount: bigint;
    currency: string;
    /** Real money that was lost in the hour before, in the same currency; below 0 for who was ahead. */
    lostBefore: bigint;
  }[];
  /** Quarters of an hour in which rounds began, by the account's clock. */
  quarters: readonly { day: string; hour: number; at: Date }[];
  /** When the player asked for a higher limit, or none. */
  raises: readonly Date[];
  /** Withdrawals that the player took back while they waited. */
  cancelled: readonly { at: Date; amount: bigint; currency: string }[];
  /** Sessions of play. */
  sessions: readonly { beganAt: Date; lastAt: Date }[];
}

/** What a sign is made of, for people: counts, and sums of money in minor units. */
export interface HarmFigures {
  /** What is compared with the threshold. */
  count: number;
  /** From the first to the last of them. */
  from: string;
  to: string;
  /** Hours of play at night, or of the longest session. */
  hours?: number;
  /** What was lost before, or taken back; left out where currencies differ. */
  amount?: number;
  currency?: string;
}

export interface FoundSign {
  sign: HarmSign;
  level: HarmLevel;
  figures: HarmFigures;
}

interface Counted {
  count: number;
  at: readonly Date[];
  hours?: number;
  sums?: readonly { amount: bigint; currency: string }[];
}

const hours = (ms: number) => Math.round((ms / HOUR_MS) * 10) / 10;

/** One sum, if all of it is in one currency. */
function sumOf(sums: Counted['sums']): Pick<HarmFigures, 'amount' | 'currency'> {
  const [first] = sums ?? [];
  if (!sums || !first || sums.some(({ currency }) => currency !== first.currency)) return {};
  return { amount: Number(sums.reduce((sum, one) => sum + one.amount, 0n)), currency: first.currency };
}

/** The longest run of refusals that no paid deposit interrupts. */
function refusedInRow(deposits: HarmFacts['deposits']): readonly Date[] {
  let longest: Date[] = [];
  let run: Date[] = [];
  for (const { outcome, at } of deposits) {
    run = outcome === 'refused' ? [...run, at] : [];
    if (run.length >= longest.length) longest = run;
  }
  return longest;
}

const COUNT: Readonly<Record<HarmSign, (facts: HarmFacts) => Counted>> = {
  /** Deposits that came within the hour after at least half of their amount was lost. */
  chasing_losses({ deposits }) {
    const chasing = deposits.filter(
      ({ outcome, amount, lostBefore }) => outcome === 'paid' && lostBefore > 0n && lostBefore * 2n >= amount,
    );
    return {
      count: chasing.length,
      at: chasing.map(({ at }) => at),
      sums: chasing.map(({ lostBefore, currency }) => ({ amount: lostBefore, currency })),
    };
  },

  /** Nights in which the player played for an hour at least. */
  night_play({ quarters }) {
    const nights = new Map<string, Date[]>();
    for (const { day, hour, at } of quarters) {
      if (hour < NIGHT_UNTIL) nights.set(day, [...(nights.get(day) ?? []), at]);
    }
    const played = [...nights.values()].filter(({ length }) => length >= NIGHT_QUARTERS);
    return { count: played.length, at: played.flat(), hours: hours(played.flat().length * (HOUR_MS / 4)) };
  },

  raised_limits: ({ raises }) => ({ count: raises.length, at: raises }),

  failed_deposits({ deposits }) {
    const run = refusedInRow(deposits);
    return { count: run.length, at: run };
  },

  cancelled_withdrawals: ({ cancelled }) => ({
    count: cancelled.length,
    at: cancelled.map(({ at }) => at),
    sums: cancelled,
  }),

  long_sessions({ sessions }) {
    const long = sessions
      .map(({ beganAt, lastAt }) => ({ beganAt, ms: lastAt.getTime() - beganAt.getTime() }))
      .filter(({ ms }) => ms >= LONG_HOURS * HOUR_MS);
    return {
      count: long.length,
      at: long.map(({ beganAt }) => beganAt),
      hours: hours(Math.max(0, ...long.map(({ ms }) => ms))),
    };
  },
};

/** What of the facts a sign looks back on. */
function recent(facts: HarmFacts, sign: HarmSign, now: Date): HarmFacts {
  const since = now.getTime() - SIGN_DAYS[sign] * DAY_MS;
  const isRecent = (at: Date) => at.getTime() >= since;
  return {
    deposits: facts.deposits.filter(({ at }) => isRecent(at)),
    quarters: facts.quarters.filter(({ at }) => isRecent(at)),
    raises: facts.raises.filter(isRecent),
    cancelled: facts.cancelled.filter(({ at }) => isRecent(at)),
    sessions: facts.sessions.filter(({ lastAt }) => isRecent(lastAt)),
  };
}

/** The signs that a player's last days show, each with what it is made of. */
export function signsOf(facts: HarmFacts, { thresholds }: HarmLaw, now: Date): FoundSign[] {
  return HARM_SIGNS.flatMap((sign): FoundSign[] => {
    const counted = COUNT[sign](recent(facts, sign, now));
    const { noticed, serious } = thresholds[sign];
    if (counted.count < noticed) return [];
    const times = counted.at.map((at) => at.getTime());
    const figures: HarmFigures = {
      count: counted.count,
      from: new Date(Math.min(...times)).toISOString(),
      to: new Date(Math.max(...times)).toISOString(),
      ...(counted.hours !== undefined && { hours: counted.hours }),
      ...sumOf(counted.sums),
    };
    return [{ sign, level: counted.count >= serious ? 'serious' : 'noticed', figures }];
  });
}

/** The most that any of these says; null for none. */
export const levelOf = (levels: readonly HarmLevel[]): HarmLevel | null =>
  levels.includes('serious') ? 'serious' : levels.length > 0 ? 'noticed' : null;
