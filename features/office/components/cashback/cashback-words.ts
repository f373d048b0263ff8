import type { CashbackOutcome, LevelCode } from '@/lib/domain/loyalty';
import type { RunPlayer } from '../../api/get-cashback-run-players';
import type { CashbackRun } from '../../api/get-cashback-runs';
import { money } from '../parts/withdrawal-words';
import type { LevelCashback } from '../../api/get-cashback';

export const LEVEL_WORDS: Readonly<Record<LevelCode, string>> = {
  newcomer: 'Newcomer',
  regular: 'Regular',
  house_guest: 'House Guest',
  card_player: 'Card Player',
  table_captain: 'Table Captain',
  lamp_keeper: 'Lamp Keeper',
  rail_master: 'Rail Master',
  famed_commander: 'Famed Commander',
  parlour_marshal: 'Parlour Marshal',
  baize_baron: 'Baize Baron',
  brass_duke: 'Brass Duke',
  lord_of_the_house: 'Lord of the House',
};

export const OUTCOME_WORDS: Readonly<Record<CashbackOutcome, string>> = {
  credited: 'Credited',
  nothing: 'Nothing due',
  excluded: 'Account may have nothing',
  refused: 'May have no bonus',
  failed: 'Could not be given',
};

type Why = NonNullable<RunPlayer['withheld'] | RunPlayer['failure']>;
export const WHY_WORDS: Readonly<Record<Why, string>> = {
  no_loss: 'Nothing was lost',
  no_level: 'Below the first level',
  too_small: 'Less than the smallest coin',
  account: 'Excluded, closed, blocked or on a break',
  bonus: 'The law, or an earlier bonus, lets them have none',
  campaign: 'The campaign “cashback” is missing, or gives nothing more',
  error: 'An error',
};

/** What was given in one currency: real money, and bonuses beside it. */
export const givenWords = ({ currency, real, bonus }: CashbackRun['sums'][number]): string =>
  [
    ...(real > 0 || bonus === 0 ? [money(real, currency)] : []),
    ...(bonus > 0 ? [`${money(bonus, currency)} as bonuses`] : []),
  ].join(' + ');

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (at: number) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);

/** The first and the last day of a period. */
export const periodWords = ({ start, end }: { start: string; end: string }): string =>
  `${day(Date.parse(start))} to ${day(Date.parse(end) - DAY_MS)}`;

/** What comes back together, by currencies. */
export function sumWords(levels: readonly Pick<LevelCashback, 'amount' | 'currency' | 'given'>[]): string {
  const sums = new Map<LevelCashback['currency'], number>();
  for (const { amount, currency } of levels) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const given = levels.reduce((sum, one) => sum + one.given, 0);
  const players = `${given.toLocaleString('en')} ${given === 1 ? 'player' : 'players'}`;
  return [players, ...[...sums].map(([currency, amount]) => money(amount, currency))].join(' · ');
}
