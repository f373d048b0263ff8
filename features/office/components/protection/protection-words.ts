import {
  CHASE_MINUTES,
  LONG_HOURS,
  SIGN_DAYS,
  type CareDeed,
  type HarmDemand,
  type HarmLevel,
  type HarmSign,
} from '@/lib/domain/harm';
import type { LimitKind, LimitPeriod } from '@/lib/domain/player-limits';
import type { TimeOut } from '@/lib/domain/breaks';
import type { ProtectionRecord } from '../../api/get-players-id-protection';
import { timeWords } from '../../state/when';
import type { Tone } from '../parts/card';
import { lengthWords, money } from '../parts/withdrawal-words';

export const SIGN_WORDS: Record<HarmSign, string> = {
  chasing_losses: 'Deposits after losses',
  night_play: 'Play at night',
  raised_limits: 'Higher limits asked for',
  failed_deposits: 'Deposits refused in a row',
  cancelled_withdrawals: 'Withdrawals taken back',
  long_sessions: 'Long sessions',
};
export const LEVEL_WORDS: Record<HarmLevel, string> = { noticed: 'Noticed', serious: 'Serious' };
export const LEVEL_TONES: Record<HarmLevel, Tone> = { noticed: 'wait', serious: 'bad' };

export const DEED_WORDS: Record<CareDeed, string> = {
  message: 'Wrote what was noticed',
  call: 'Called',
  note: 'Noted',
  suggest_limit: 'Suggested a limit',
  set_limit: 'Set a limit',
  lift_limit: 'Let the player choose a limit again',
  time_out: 'Ordered a break',
  deposit_stop: 'Stopped deposits',
  deposit_free: 'Let deposits go on',
  marketing_stop: 'Stopped offers',
  marketing_free: 'Let offers go on',
};
export const DEMAND_WORDS: Record<HarmDemand, string> = {
  message: 'a letter',
  call: 'a call',
  set_limit: 'a limit',
  time_out: 'a break',
  marketing_stop: 'that offers stop',
  deposit_stop: 'that deposits stop',
};
export const LIMIT_WORDS: Record<LimitKind, string> = {
  deposit: 'Deposits',
  loss: 'Losses',
  wager: 'Stakes',
  time: 'Time in play',
};
export const PERIOD_WORDS: Record<LimitPeriod, string> = { day: 'a day', week: 'a week', month: 'a month' };
export const STEP_WORDS: Record<ProtectionRecord['limitChanges'][number]['step'], string> = {
  set: 'set',
  lowered: 'lowered',
  asked: 'a higher one asked for',
  dropped: 'the higher one forgotten',
  raised: 'raised',
  removed: 'removed',
};
export const LENGTH_WORDS: Record<TimeOut, string> = {
  '24h': '24 hours',
  '3d': '3 days',
  '1w': '1 week',
  '2w': '2 weeks',
  '4w': '4 weeks',
  '6w': '6 weeks',
};
export const EXCLUSION_WORDS = {
  '6m': '6 months',
  '1y': '1 year',
  '2y': '2 years',
  '5y': '5 years',
  forever: 'For good',
} as const;

/** An amount of a limit; without a currency it is time. */
export const muchWords = (amount: number | null, currency: string | null): string => {
  if (amount === null) return 'none';
  return currency === null ? lengthWords(Math.floor(amount / 60)) : money(amount, currency);
};

type Sign = ProtectionRecord['signs'][number];

const COUNTED: Record<HarmSign, (figures: Sign['figures']) => string> = {
  chasing_losses: ({ count, amount, currency }) =>
    `${count} deposits within ${CHASE_MINUTES} minutes after losing at least half as much${
      amount === undefined || currency === undefined ? '' : `; ${money(amount, currency)} lost before them`
    }`,
  night_play: ({ count, hours }) =>
    `${count} nights with an hour of play or more, ${hours ?? 0} hours in all`,
  raised_limits: ({ count }) => `asked ${count} times for a higher limit, or none`,
  failed_deposits: ({ count }) => `${count} deposits in a row refused by who keeps the player’s money`,
  cancelled_withdrawals: ({ count, amount, currency }) =>
    `${count} withdrawals taken back while they waited${
      amount === undefined || currency === undefined ? '' : `, ${money(amount, currency)} in all`
    }`,
  long_sessions: ({ count, hours }) =>
    `${count} sessions of ${LONG_HOURS} hours and more, the longest of ${hours ?? 0} hours`,
};

/** Why a sign shows, with its figures. */
export const signReason = ({ sign, figures }: Pick<Sign, 'sign' | 'figures'>): string =>
  `In ${SIGN_DAYS[sign]} days: ${COUNTED[sign](figures)}. From ${timeWords(figures.from)} to ${timeWords(figures.to)}.`;
