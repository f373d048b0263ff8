import type { GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { ByCurrency } from '@/lib/money/money';
import { inEveryCurrency } from '@/lib/money/rates';

const DAY_MS = 86_400_000;
/** A Monday at noon, UTC: every series begins in step with it. */
const EPOCH = Date.UTC(2020, 0, 6, 12);
/** One that is over is told for so long, ms. */
const TOLD_AFTER_MS = 14 * DAY_MS;

export type Strategy = 'turnover' | 'highest_ratio';

/** What the places from one to another get, each of them, minor units. */
export interface Prize {
  from: number;
  to: number;
  amount: ByCurrency;
}

/** Tournaments that the studio holds again and again, over all casinos that have its games. */
interface Series {
  key: string;
  /** How many days one lasts, and from the beginning of one to the next one's. */
  days: number;
  every: number;
  title: Record<LanguageCode, string>;
  description: Record<LanguageCode, string>;
  /** The picture that casinos were given for it. */
  banner: string;
  strategy: Strategy;
  themes: readonly GameTheme[];
  /** The VIP level of the casino from which somebody may take part; null for everybody. */
  minLevel: number | null;
  minimumBet: ByCurrency;
  prizes: readonly Prize[];
  /** Players of other casinos, all of them simulated, and the points of the best of them, hundredths. */
  others: { players: number; best: number };
}

/** One tournament. Times are ms. */
export interface Run extends Omit<Series, 'key' | 'days' | 'every'> {
  code: string;
  startsAt: number;
  /** Exclusive. */
  endsAt: number;
}

const inAll = (minor: number): ByCurrency => inEveryCurrency((ofEuro) => ofEuro(minor));
const prizes = (...places: readonly (readonly [from: number, to: number, euros: number])[]): Prize[] =>
  places.map(([from, to, euros]) => ({ from, to, amount: inAll(euros * 100) }));

const SERIES: readonly Series[] = [
  {
    key: 'reel-masters',
    days: 7,
    every: 7,
    title: {
      en: 'Reel Masters',
      de: 'Meister der Walzen',
      au: 'Reel Masters',
      ch: 'Meister der Walzen',
      fr: 'Les Maîtres des Rouleaux',
    },
    description: {
      en: 'A week of slots against players of other casinos: every euro staked is a point. Twenty places win.',
      de: 'Eine Woche Slots gegen Spieler anderer Casinos: Jeder gesetzte Euro ist ein Punkt. Zwanzig Plätze gewinnen.',
      au: 'A week of pokies against players from other casinos: every point is a dollar fifty staked. Twenty places win.',
      ch: 'Eine Woche Slots gegen Spieler anderer Casinos: Jeder gesetzte Euro ist ein Punkt. Zwanzig Plätze gewinnen.',
      fr: 'Une semaine de machines à sous face aux joueurs d’autres casinos : chaque euro misé vaut un point. Vingt places gagnent.',
    },
    banner: 'network-reels',
    strategy: 'turnover',
    themes: ['egypt', 'norse', 'dragon', 'gems', 'west', 'aztec', 'olympus', 'fruit'],
    minLevel: null,
    minimumBet: inAll(20),
    prizes: prizes([1, 1, 2_000], [2, 2, 1_000], [3, 3, 500], [4, 10, 100], [11, 20, 25]),
    others: { players: 240, best: 640_000 },
  },
  {
    key: 'one-great-round',
    days: 4,
    every: 7,
    title: {
      en: 'One Great Round',
      de: 'Die eine große Runde',
      au: 'One Great Round',
      ch: 'Die eine grosse Runde',
      fr: 'Le Grand Tour',
    },
    description: {
      en: 'Four days, and one round is enough: the highest win for its stake leads. For VIP level 2 and above.',
      de: 'Vier Tage, und eine Runde genügt: Vorn liegt der höchste Gewinn im Verhältnis zum Einsatz. Ab VIP-Stufe 2.',
      au: 'Four days, and one round will do: the biggest win for its stake leads. For VIP level 2 and up.',
      ch: 'Vier Tage, und eine Runde genügt: Vorn liegt der höchste Gewinn im Verhältnis zum Einsatz. Ab VIP-Stufe 2.',
      fr: 'Quatre jours, et un seul tour suffit : le plus gros gain par rapport à sa mise mène. À partir du niveau VIP 2.',
    },
    banner: 'network-round',
    strategy: 'highest_ratio',
    themes: ['space', 'ocean', 'candy', 'book', 'pirate', 'fishing', 'bison', 'mine'],
    minLevel: 2,
    minimumBet: inAll(50),
    prizes: prizes([1, 1, 800], [2, 2, 400], [3, 3, 200], [4, 15, 50]),
    others: { players: 160, best: 84_000 },
  },
];

function runAt(series: Series, turn: number): Run {
  const { key, days, every, ...rest } = series;
  const startsAt = EPOCH + turn * every * DAY_MS;
  const code = `${key}-${new Date(startsAt).toISOString().slice(0, 10)}`;
  return { ...rest, code, startsAt, endsAt: startsAt + days * DAY_MS };
}

/**
 * The tournaments of a moment: of each series the one that is on, or was last, the one before it for two weeks, and the next one.
 * Made from the clock alone: a restart changes none.
 */
export function runsAt(now: number): Run[] {
  return SERIES.flatMap((series) => {
    const turn = Math.floor((now - EPOCH) / (series.every * DAY_MS));
    return [turn - 1, turn, turn + 1].map((one) => runAt(series, one));
  }).filter(({ endsAt }) => endsAt + TOLD_AFTER_MS > now);
}

/** What a place gets in a currency, minor units; 0 for nothing. */
export function prizeOf({ prizes: all }: Pick<Run, 'prizes'>, place: number, currency: string): number {
  const prize = all.find(({ from, to }) => from <= place && place <= to);
  return (prize?.amount as Record<string, number> | undefined)?.[currency] ?? 0;
}
