import type { GameTheme } from '@/lib/domain/game-themes';
import { inEveryCurrency } from '@/lib/money/rates';
import type { Prize, TournamentRow } from '../tournaments/service';

/** Tournaments that the casino holds again and again. */
export interface Series extends Pick<
  TournamentRow,
  'name' | 'descriptionShort' | 'image' | 'gradientColor' | 'strategy' | 'minimumBet' | 'prizes'
> {
  code: string;
  /** By the month, or some days from a weekday on (0 is Sunday). */
  rhythm: 'month' | { from: number; days: number };
  /** Whose games count. */
  themes: readonly GameTheme[];
}

/** @param euro minor units. */
const inAll = (euro: number) => inEveryCurrency((ofEuro) => ofEuro(euro));

/** Places from and to, euros for each of them, then free spins and points. */
type Places = readonly [from: number, to: number, euros: number, freeSpins?: number, points?: number];

const prizes = (...places: Places[]): Prize[] =>
  places.map(([placeFrom, placeTo, euros, freeSpins = 0, points = 0]) => ({
    placeFrom,
    placeTo,
    amount: euros > 0 ? inAll(euros * 100) : {},
    freeSpins,
    points,
  }));

/** Held once, while the demo's players play for the first time: it is over when somebody looks, and everybody took part. */
export const OPENING_NIGHT: Omit<Series, 'rhythm'> = {
  code: 'opening-night',
  name: {
    en: 'Opening Night',
    de: 'Eröffnungsabend',
    au: 'Opening Night',
    ch: 'Eröffnungsabend',
    fr: 'Soirée d’ouverture',
  },
  descriptionShort: {
    en: 'One evening, every stake counts, nobody has to sign up. Ten places win.',
    de: 'Ein Abend, jeder Einsatz zählt, ohne Anmeldung. Zehn Plätze gewinnen.',
    au: 'One evening, every bet counts, nobody has to sign up. Ten places win.',
    ch: 'Ein Abend, jeder Einsatz zählt, ohne Anmeldung. Zehn Plätze gewinnen.',
    fr: 'Une soirée, chaque mise compte, sans inscription. Dix places gagnent.',
  },
  image: '/art/scenes/cup-amber',
  gradientColor: '#b8741d',
  themes: ['norse', 'egypt', 'olympus', 'dragon', 'clover', 'seven', 'gems', 'west', 'space', 'fruit'],
  strategy: 'turnover',
  minimumBet: inAll(10),
  prizes: prizes([1, 1, 250, 20, 100], [2, 2, 150, 10, 60], [3, 3, 100, 10, 40], [4, 10, 20, 5, 10]),
};

/** Midweek and weekend take turns, so that three are on at any moment. */
export const PROGRAMME: readonly Series[] = [
  {
    code: 'last-orders-race',
    rhythm: 'month',
    name: {
      en: 'Last Orders Race',
      de: 'Letzte Runde',
      au: 'Last Drinks Race',
      ch: 'Letzte Runde',
      fr: 'La Dernière Tournée',
    },
    descriptionShort: {
      en: 'A whole month of slots from the desert, the fjords and the frontier. Thirty places win.',
      de: 'Einen ganzen Monat lang Slots aus Wüste, Fjord und Wildem Westen. Dreißig Plätze gewinnen.',
      au: 'A whole month of pokies from the desert, the fjords and the frontier. Thirty places win.',
      ch: 'Einen ganzen Monat lang Slots aus Wüste, Fjord und Wildem Westen. Dreissig Plätze gewinnen.',
      fr: 'Un mois entier de machines à sous, du désert aux fjords et au Far West. Trente places gagnent.',
    },
    image: '/art/scenes/cup-red',
    gradientColor: '#c22a2a',
    themes: ['norse', 'jackpot', 'egypt', 'west', 'aztec', 'dragon'],
    strategy: 'turnover',
    minimumBet: inAll(20),
    prizes: prizes(
      [1, 1, 1_500, 0, 500],
      [2, 2, 900, 0, 300],
      [3, 3, 600, 0, 200],
      [4, 10, 200, 0, 100],
      [11, 30, 30, 15, 15],
    ),
  },
  {
    code: 'prism-week',
    rhythm: { from: 4, days: 7 },
    name: {
      en: 'Prism Week',
      de: 'Prisma-Woche',
      au: 'Prism Week',
      ch: 'Prisma-Woche',
      fr: 'La Semaine du Prisme',
    },
    descriptionShort: {
      en: 'From Thursday to Thursday: gems, deep space and the deep sea. Fifteen places win.',
      de: 'Von Donnerstag bis Donnerstag: Edelsteine, Weltall und Tiefsee. Fünfzehn Plätze gewinnen.',
      au: 'Thursday to Thursday: gems, deep space and the deep sea. Fifteen places win.',
      ch: 'Von Donnerstag bis Donnerstag: Edelsteine, Weltall und Tiefsee. Fünfzehn Plätze gewinnen.',
      fr: 'De jeudi à jeudi : pierres précieuses, espace et grands fonds. Quinze places gagnent.',
    },
    image: '/art/scenes/cup-blue',
    gradientColor: '#1b74c4',
    themes: ['space', 'olympus', 'gems', 'ocean', 'synth', 'book'],
    strategy: 'highest_ratio',
    minimumBet: inAll(20),
    prizes: prizes([1, 1, 1_200], [2, 2, 800], [3, 3, 500], [4, 8, 200], [9, 13, 100, 10], [14, 15, 0, 50]),
  },
  {
    code: 'orchard-sprint',
    rhythm: { from: 1, days: 4 },
    name: {
      en: 'Orchard Sprint',
      de: 'Obstgarten-Sprint',
      au: 'Orchard Sprint',
      ch: 'Obstgarten-Sprint',
      fr: 'Le Sprint du Verger',
    },
    descriptionShort: {
      en: 'Four days of fruit, clover and classics, from small stakes on. Twenty places win.',
      de: 'Vier Tage mit Früchten, Klee und Klassikern, schon ab kleinen Einsätzen. Zwanzig Plätze gewinnen.',
      au: 'Four days of fruit, clover and classics, even on small bets. Twenty places win.',
      ch: 'Vier Tage mit Früchten, Klee und Klassikern, schon ab kleinen Einsätzen. Zwanzig Plätze gewinnen.',
      fr: 'Quatre jours de fruits, de trèfles et de classiques, même à petite mise. Vingt places gagnent.',
    },
    image: '/art/scenes/cup-green',
    gradientColor: '#1f9a5c',
    themes: ['clover', 'classic', 'fruit', 'seven', 'candy', 'wolf'],
    strategy: 'spins',
    minimumBet: inAll(10),
    prizes: prizes([1, 1, 600], [2, 2, 350], [3, 3, 250], [4, 10, 100, 20], [11, 20, 10, 36]),
  },
  {
    code: 'wild-weekend',
    rhythm: { from: 5, days: 3 },
    name: {
      en: 'Wild Weekend',
      de: 'Wildes Wochenende',
      au: 'Wild Weekend',
      ch: 'Wildes Wochenende',
      fr: 'Week-end Sauvage',
    },
    descriptionShort: {
      en: 'Friday to Monday with bison, wolves and pirates. Twelve places win.',
      de: 'Von Freitag bis Montag mit Bisons, Wölfen und Piraten. Zwölf Plätze gewinnen.',
      au: 'Friday to Monday with bison, wolves and pirates. Twelve places win.',
      ch: 'Von Freitag bis Montag mit Bisons, Wölfen und Piraten. Zwölf Plätze gewinnen.',
      fr: 'Du vendredi au lundi, avec bisons, loups et pirates. Douze places gagnent.',
    },
    image: '/art/scenes/cup-amber',
    gradientColor: '#b8741d',
    themes: ['pirate', 'wolf', 'bison', 'dragon', 'ronin', 'mine'],
    strategy: 'ratio_sum',
    minimumBet: inAll(20),
    prizes: prizes([1, 1, 800, 50, 400], [2, 2, 500, 40, 250], [3, 3, 300, 30, 150], [4, 12, 100, 20, 50]),
  },
];
