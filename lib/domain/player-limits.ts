/**
 * What a player may limit: what they pay in, what they lose (real money staked less real money won), what they stake, and
 * how long they play.
 */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager', 'time'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** A day from midnight, a week from Monday, a month of the calendar: in the account's time zone. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Of the periods that a law asks for, those by which a player has no limit. */
export const missingPeriods = (
  required: readonly LimitPeriod[],
  set: readonly LimitPeriod[],
): LimitPeriod[] => required.filter((period) => !set.includes(period));

/** For so long a player may confirm a higher limit, once it may be confirmed. Days. */
export const LIMIT_CONFIRM_DAYS = 7;

/** What a period has of seconds at most: a limit on time above it would be none. */
export const PERIOD_SECONDS: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * 60 * 60,
  week: 7 * 24 * 60 * 60,
  month: 31 * 24 * 60 * 60,
};

/** The highest amount that a limit takes, minor units. */
export const LIMIT_MAX = 100_000_000_00;

/** What the law of the player says of limits. */
export interface LimitsLaw {
  /** A higher limit waits so long, and is asked for again then. */
  raiseAfterHours: number;
  /** And at least until the period that runs is over. */
  raiseAfterPeriod?: boolean;
  /** Periods of which a player needs a limit on deposits before they pay in or play. */
  required?: readonly LimitPeriod[];
  /** The highest limit on deposits, in euro's minor units. */
  most?: Readonly<Partial<Record<LimitPeriod, bigint>>>;
  /** What is paid in less what is taken out: this much in a period at most, whatever the player has set. Euro's minor units. */
  net?: {
    period: LimitPeriod;
    most: bigint;
    /** For players who are younger than so many years, or of whom that is not known. */
    young: { below: number; most: bigint };
  };
}

/** Where a law says nothing of limits. */
export const LIMITS_LAW: LimitsLaw = { raiseAfterHours: 24 };
