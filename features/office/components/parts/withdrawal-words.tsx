import { formatAmount } from '@/components/ui/amount/format-amount';
import {
  ADVERTISED_MINUTES,
  type RejectionReason,
  type RiskSignal,
  type WithdrawalRejection,
  type WithdrawalStatus,
} from '@/lib/domain/withdrawals';
import { currencyOrDefault } from '@/lib/money/money';
import type { WithdrawalCase } from '../../api/get-withdrawals-id';
import { Mark, type Tone } from './card';

export const WITHDRAWAL_STATUS_WORDS: Record<WithdrawalStatus, string> = {
  pending: 'To decide',
  processing: 'On its way',
  complete: 'Paid',
  rejected: 'Rejected',
  cancel: 'Taken back',
  refund: 'Came back',
};
/** A status in words; one that is not known stands for itself. */
export const withdrawalStatusWords = (status: string): string =>
  (WITHDRAWAL_STATUS_WORDS as Readonly<Record<string, string>>)[status] ?? status;
const TONES: Record<WithdrawalStatus, Tone> = {
  pending: 'wait',
  processing: 'wait',
  complete: 'ok',
  rejected: 'bad',
  cancel: 'plain',
  refund: 'bad',
};

export function WithdrawalMark({ status }: { status: WithdrawalStatus }) {
  return <Mark tone={TONES[status]}>{WITHDRAWAL_STATUS_WORDS[status]}</Mark>;
}

/** As operators choose them; the player reads a whole sentence in their language. */
export const REJECTION_REASON_WORDS: Record<RejectionReason, string> = {
  documents: 'Documents are needed',
  details: 'Account is not theirs',
  other_method: 'Has to go back the way it came',
  rules: 'Against the terms',
  support: 'A question first',
};
export const REJECTION_WORDS: Record<WithdrawalRejection, string> = {
  ...REJECTION_REASON_WORDS,
  company_details: 'The company did not take the account',
  company_account: 'The account is closed',
  company_method: 'The company can’t pay this way',
  company_other: 'The company could not pay',
};

/** What a signal says in a list, and in a sentence. */
export const SIGNAL_WORDS: Record<RiskSignal, { short: string; long: string }> = {
  above_threshold: { short: 'Large sum', long: 'The sum is above what is paid out by itself.' },
  details_changed: {
    short: 'Details changed',
    long: 'The profile changed in the last 14 days, or the money goes to another account than last time.',
  },
  access_changed: {
    short: 'Way in changed',
    long: 'The e-mail address or password was replaced, or the second factor taken off, in the last 3 days.',
  },
  shared_instrument: {
    short: 'Shared card',
    long: 'Another player has paid with the same card, wallet or account.',
  },
  shared_destination: {
    short: 'Shared account',
    long: 'Another player has asked for money to the same account or address.',
  },
  many_refused: {
    short: 'Many refused',
    long: 'At least 8 payments were refused in the last 7 days, the player’s own or with a card of theirs.',
  },
  refund_owed: {
    short: 'Refund owed',
    long: 'A refund or chargeback of a deposit is still owed: it can’t be paid out until that is collected.',
  },
  new_destination: {
    short: 'New destination',
    long: 'This bank account or address was never paid before.',
  },
  other_holder: {
    short: 'Another name',
    long: 'The name on the account, or on what was paid with, is not the player’s.',
  },
  out_exceeds_in: {
    short: 'Much more out than in',
    long: 'More than three times goes out of what was paid in.',
  },
  disputed: {
    short: 'Deposit in dispute',
    long: 'A payment company tells something of a deposit that can’t be true: coins taken back, other money than agreed.',
  },
  first_withdrawal: { short: 'First one', long: 'It is the first withdrawal of this player.' },
  documents: { short: 'Not verified', long: 'No documents prove who the player is.' },
  little_play: {
    short: 'Little play',
    long: 'Less than twice the latest deposit has been staked since it came.',
  },
  new_account: { short: 'New account', long: 'The account is less than a week old.' },
};

/** How the name on the account compares with the player's. */
export const NAME_MATCH_WORDS: Record<NonNullable<WithdrawalCase['nameMatch']>, string> = {
  exact: 'The player’s own',
  near: 'Nearly the player’s',
  different: 'Not the player’s',
  unknown: 'Not known',
};

const SERIOUS: readonly RiskSignal[] = [
  'refund_owed',
  'details_changed',
  'access_changed',
  'other_holder',
  'many_refused',
  'out_exceeds_in',
  'disputed',
];

/** How many signals speak against it, in a word. */
export function riskOf(signals: readonly RiskSignal[]): { word: 'Low' | 'Medium' | 'High'; tone: Tone } {
  const serious = signals.filter((signal) => SERIOUS.includes(signal)).length;
  const others = signals.filter((signal) => signal !== 'above_threshold').length - serious;
  if (serious > 1 || (serious === 1 && others > 1)) return { word: 'High', tone: 'bad' };
  return serious === 1 || others > 2 ? { word: 'Medium', tone: 'wait' } : { word: 'Low', tone: 'plain' };
}

/**
 * How much is left of the ten minutes that are advertised.
 * @returns `passed` the part of them that is over, 0 to 1
 */
export function clockOf(requestedAt: string, now: number): { words: string; tone: Tone; passed: number } {
  // A browser's clock may be behind the platform's.
  const minutes = Math.max(0, Math.floor((now - Date.parse(requestedAt)) / 60_000));
  const left = ADVERTISED_MINUTES - minutes;
  if (left < 0) return { words: `over by ${lengthWords(-left)}`, tone: 'bad', passed: 1 };
  return {
    words: `${left} min left`,
    tone: left * 3 < ADVERTISED_MINUTES ? 'wait' : 'plain',
    passed: minutes / ADVERTISED_MINUTES,
  };
}

/** Minutes as people say them. */
export const lengthWords = (minutes: number): string =>
  minutes < 60
    ? `${minutes} min`
    : minutes < 48 * 60
      ? `${Math.floor(minutes / 60)} h ${minutes % 60} min`
      : `${Math.floor(minutes / 1_440)} days`;

export const money = (minor: number, currency: string): string =>
  formatAmount(minor, currencyOrDefault(currency), 'en');
