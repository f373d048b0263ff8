import { TOURNAMENT_CUPS } from '@/lib/domain/tournaments';
import type { LanguageCode } from '@/lib/domain/locales';
import type { TournamentContent } from '../../api/post-tournaments';
import { inOthers } from './tournament-values';

type Template = Omit<TournamentContent, 'startsAt' | 'endsAt' | 'games' | 'zone'> & {
  /** How long it lasts. */
  hours: number;
};

/** From and to a place, euros for each, then free spins and points. */
type Places = readonly [from: number, to: number, euros: number, freeSpins?: number, points?: number];
const prizes = (...places: Places[]): TournamentContent['prizes'] =>
  places.map(([placeFrom, placeTo, euros, freeSpins = 0, points = 0]) => ({
    placeFrom,
    placeTo,
    amount: euros > 0 ? inOthers(euros * 100) : {},
    freeSpins,
    points,
  }));
const texts = (en: string, de: string, au: string, ch: string, fr: string): Record<LanguageCode, string> => ({
  ...{ en, de, au, ch, fr },
});

const USUAL = {
  entry: 'join',
  minLevel: null,
  countries: [],
  needsReview: false,
  minimumBet: inOthers(20),
  maximumBet: {},
  spinCampaign: null,
} as const;

/** What a new tournament may begin with, one for each way of counting. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  turnover: {
    ...USUAL,
    countries: [],
    hours: 72,
    name: texts('Weekend race', 'Wochenendrennen', 'Weekend race', 'Wochenendrennen', 'Course du week-end'),
    descriptionShort: texts(
      'Three days of slots. Ten places win.',
      'Drei Tage Slots. Zehn Plätze gewinnen.',
      'Three days of pokies. Ten places win.',
      'Drei Tage Slots. Zehn Plätze gewinnen.',
      'Trois jours de machines à sous. Dix places gagnent.',
    ),
    image: TOURNAMENT_CUPS.red,
    strategy: 'turnover',
    prizes: prizes([1, 1, 500], [2, 2, 300], [3, 3, 200], [4, 10, 50]),
  },
  highest_ratio: {
    ...USUAL,
    countries: [],
    hours: 24,
    name: texts('Best round', 'Beste Runde', 'Best round', 'Beste Runde', 'La meilleure partie'),
    descriptionShort: texts(
      'One round decides: the highest win for its stake.',
      'Eine Runde entscheidet: der höchste Gewinn für ihren Einsatz.',
      'One round decides it: the biggest win for its bet.',
      'Eine Runde entscheidet: der höchste Gewinn für ihren Einsatz.',
      'Une partie décide : le plus grand gain pour sa mise.',
    ),
    image: TOURNAMENT_CUPS.blue,
    strategy: 'highest_ratio',
    prizes: prizes([1, 1, 250], [2, 2, 150], [3, 5, 50]),
  },
  ratio_sum: {
    ...USUAL,
    countries: [],
    hours: 168,
    name: texts(
      'Week of multiples',
      'Woche der Vielfachen',
      'Week of multiples',
      'Woche der Vielfachen',
      'La semaine des multiples',
    ),
    descriptionShort: texts(
      'Every win counts by what it is of its stake. Twelve places win.',
      'Jeder Gewinn zählt als Vielfaches seines Einsatzes. Zwölf Plätze gewinnen.',
      'Each win counts as a multiple of its bet. Twelve places win.',
      'Jeder Gewinn zählt als Vielfaches seines Einsatzes. Zwölf Plätze gewinnen.',
      'Chaque gain compte en multiple de sa mise. Douze places gagnent.',
    ),
    image: TOURNAMENT_CUPS.amber,
    strategy: 'ratio_sum',
    prizes: prizes([1, 1, 400, 0, 200], [2, 2, 250, 0, 120], [3, 3, 150, 0, 80], [4, 12, 40, 0, 20]),
  },
  spins: {
    ...USUAL,
    countries: [],
    minimumBet: inOthers(10),
    hours: 96,
    name: texts(
      'Round after round',
      'Runde um Runde',
      'Round after round',
      'Runde um Runde',
      'Partie après partie',
    ),
    descriptionShort: texts(
      'Each round is a point, even at a small stake. Twenty places win.',
      'Jede Runde ist ein Punkt, auch mit kleinem Einsatz. Zwanzig Plätze gewinnen.',
      'Each round’s a point, even on a small bet. Twenty places win.',
      'Jede Runde ist ein Punkt, auch mit kleinem Einsatz. Zwanzig Plätze gewinnen.',
      'Chaque partie vaut un point, même à petite mise. Vingt places gagnent.',
    ),
    image: TOURNAMENT_CUPS.green,
    strategy: 'spins',
    prizes: prizes([1, 1, 200], [2, 2, 120], [3, 3, 80], [4, 20, 10]),
  },
};

const HOUR_MS = 60 * 60 * 1000;
/** A template as a tournament that begins at the next full hour but one. @param now milliseconds since 1970 */
export function startOf(template: string, now: number): TournamentContent | null {
  const content = TEMPLATES[template];
  if (!content) return null;
  const { hours, ...rest } = content;
  const starts = Math.ceil(now / HOUR_MS) * HOUR_MS + HOUR_MS;
  return {
    ...rest,
    games: [],
    zone: 'UTC',
    startsAt: new Date(starts).toISOString(),
    endsAt: new Date(starts + hours * HOUR_MS).toISOString(),
  };
}
