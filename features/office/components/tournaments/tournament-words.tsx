import {
  TOURNAMENT_CUPS,
  type LeftReason,
  type RoundVerdict,
  type TournamentPhase,
  type TournamentPicture,
  type TournamentStrategy,
  type Withheld,
} from '@/lib/domain/tournaments';
import { CURRENCIES, isCurrency, type ByCurrency } from '@/lib/money/money';
import { dayWords, timeWords } from '../../state/when';
import { clockIn } from '../../state/zone';
import { Mark, type Tone } from '../parts/card';
import { money } from '../parts/withdrawal-words';

export const PHASE_WORDS: Record<TournamentPhase, string> = {
  draft: 'Draft',
  upcoming: 'Announced',
  running: 'Running',
  frozen: 'Rounds settle',
  review: 'Waits for release',
  counted: 'Being paid',
  paid: 'Paid',
  cancelled: 'Stopped',
};
const TONES: Record<TournamentPhase, Tone> = {
  draft: 'plain',
  upcoming: 'wait',
  running: 'ok',
  frozen: 'wait',
  review: 'wait',
  counted: 'wait',
  paid: 'plain',
  cancelled: 'bad',
};

/** How far a tournament has come. */
export const PhaseMark = ({ phase }: { phase: TournamentPhase }) => (
  <Mark tone={TONES[phase]}>{PHASE_WORDS[phase]}</Mark>
);

export const PICTURE_WORDS: Record<TournamentPicture, string> = {
  [TOURNAMENT_CUPS.red]: 'Red cup',
  [TOURNAMENT_CUPS.blue]: 'Blue cup',
  [TOURNAMENT_CUPS.green]: 'Green cup',
  [TOURNAMENT_CUPS.amber]: 'Amber cup',
};

export const STRATEGY_WORDS: Record<TournamentStrategy, string> = {
  turnover: 'Turnover',
  highest_ratio: 'Best round',
  ratio_sum: 'Sum of multiples',
  spins: 'Rounds played',
};
/** The rule of each, as its arithmetic goes. */
export const STRATEGY_RULES: Record<TournamentStrategy, string> = {
  turnover:
    'A point for each euro staked, or what is worth one, to the hundredth. Stakes given back are taken off.',
  highest_ratio:
    'The best round counts: its win divided by its stake. 12.34 times the stake is 12.34 points.',
  ratio_sum: 'Of each round, its win divided by its stake; all of them are added up.',
  spins: 'A point for each round.',
};

export const VERDICT_WORDS: Record<RoundVerdict, string> = {
  counts: 'Counts',
  below: 'Stake too low',
  above: 'Stake too high',
  bonus_money: 'Bonus money',
};
export const LEFT_WORDS: Record<LeftReason, string> = {
  exclusion: 'Excluded themselves',
  operator: 'Taken out by an operator',
};
export const WITHHELD_WORDS: Record<Withheld, string> = {
  account: 'Account closed or on a break',
  currency: 'No money in this currency',
  spins: 'No free spins for this player',
  operator: 'Taken out by an operator',
};

interface Prize {
  amount: ByCurrency;
  freeSpins: number;
  points: number;
}
/** Money in each currency, as euros come first. */
export const sumWords = (amount: ByCurrency): string[] =>
  Object.keys(CURRENCIES)
    .filter(isCurrency)
    .flatMap((currency) => {
      const minor = amount[currency];
      return minor === undefined ? [] : [money(minor, currency)];
    });
/** Free spins and points, each only if there are some. */
export const extras = ({ freeSpins, points }: Pick<Prize, 'freeSpins' | 'points'>): string[] => [
  ...(freeSpins > 0 ? [`${freeSpins.toLocaleString('en')} FS`] : []),
  ...(points > 0 ? [`${points.toLocaleString('en')} E.P.`] : []),
];
/** A prize as players read it; of several currencies, one is enough for whoever gets it. */
export const prizeWords = ({ amount, ...rest }: Prize): string => {
  const sums = sumWords(amount);
  return [...(sums.length > 0 ? [sums.join(' / ')] : []), ...extras(rest)].join(' + ') || '–';
};
/** What one player gets, or would. */
export const ownPrizeWords = (prize: {
  currency: string;
  amount: number | null;
  freeSpins: number;
  points: number;
}): string =>
  [
    ...(prize.amount !== null && prize.amount > 0 ? [money(prize.amount, prize.currency)] : []),
    ...extras(prize),
  ].join(' + ') || '–';

/** Which places a prize is for. */
export const placesWords = ({ placeFrom, placeTo }: { placeFrom: number; placeTo: number }): string =>
  placeFrom === placeTo ? String(placeFrom) : `${placeFrom} – ${placeTo}`;

/** How long one lasts. */
export const lastsWords = (hours: number): string => (hours === 24 ? 'One day' : `${hours / 24} days`);

/** A moment in a zone, and in UTC where that is another time. */
export function zonedWords(iso: string, zone: string): string {
  const utc = timeWords(iso);
  if (zone === 'UTC') return utc;
  const [day = '', clock = ''] = clockIn(zone, new Date(iso)).split('T');
  return `${dayWords(day)}, ${clock} ${zone} (${utc})`;
}
