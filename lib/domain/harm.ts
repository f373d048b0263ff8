/** Early signs that somebody’s play does them harm: what is counted of each, and over how many days. */
export const HARM_SIGNS = [
  'chasing_losses',
  'night_play',
  'raised_limits',
  'failed_deposits',
  'cancelled_withdrawals',
  'long_sessions',
] as const;
export type HarmSign = (typeof HARM_SIGNS)[number];

/** How much a sign says; of a player, the most that one of theirs does. */
export const HARM_LEVELS = ['noticed', 'serious'] as const;
export type HarmLevel = (typeof HARM_LEVELS)[number];

/** Days that a sign looks back on. */
export const SIGN_DAYS: Readonly<Record<HarmSign, number>> = {
  chasing_losses: 7,
  night_play: 30,
  raised_limits: 30,
  failed_deposits: 7,
  cancelled_withdrawals: 30,
  long_sessions: 30,
};

/** A deposit so soon after a loss goes after it. Minutes. */
export const CHASE_MINUTES = 60;
/** From midnight to this hour, in the account’s zone, it is night. */
export const NIGHT_UNTIL = 6;
/** Play in so many quarters of an hour makes a night one that was played through. */
export const NIGHT_QUARTERS = 4;
/** A session of play so long is a long one. Hours. */
export const LONG_HOURS = 3;

/** What operators do about signs, and the law may ask of them. */
export const HARM_DEMANDS = [
  'message',
  'call',
  'set_limit',
  'time_out',
  'marketing_stop',
  'deposit_stop',
] as const;
export type HarmDemand = (typeof HARM_DEMANDS)[number];

/** Everything that operators do about a player whom signs speak of. */
export const CARE_DEEDS = [
  'message',
  'call',
  'note',
  'suggest_limit',
  'set_limit',
  'lift_limit',
  'time_out',
  'deposit_stop',
  'deposit_free',
  'marketing_stop',
  'marketing_free',
] as const;
export type CareDeed = (typeof CARE_DEEDS)[number];

/** How a case ends: something was done, or it was seen and there is nothing to do. */
export const CASE_OUTCOMES = ['done', 'nothing'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** What a law, or the operator's own rules where it says nothing, say of signs of harm. */
export interface HarmLaw {
  /** From how many on a sign is one: deposits after losses, nights, raises, refusals in a row, withdrawals, sessions. */
  thresholds: Readonly<Record<HarmSign, Readonly<Record<HarmLevel, number>>>>;
  /** What has to be done about a player before their case is closed. */
  demands?: Readonly<Partial<Record<HarmLevel, readonly HarmDemand[]>>>;
}

/** The operator's own rules. No law that there is a profile for names numbers. */
export const HARM_LAW: HarmLaw = {
  thresholds: {
    chasing_losses: { noticed: 3, serious: 6 },
    night_play: { noticed: 5, serious: 12 },
    raised_limits: { noticed: 2, serious: 4 },
    failed_deposits: { noticed: 3, serious: 6 },
    cancelled_withdrawals: { noticed: 2, serious: 4 },
    long_sessions: { noticed: 3, serious: 8 },
  },
};
