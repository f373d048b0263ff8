import type { LevelCode } from '@/lib/domain/loyalty';
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
