import type { BonusRow } from '../bonuses/service';
import { promotion } from './promotion';
import { SPIN_GAMES } from './welcome-pack';

/** What free spins are that a place in a tournament brings: their wins are real money. Nobody is offered it; each prize says how many. */
export const RACE_SPINS: BonusRow = promotion({
  id: 'race-spins',
  tag: 'promobonus',
  type: 'ActivatedByLink',
  scene: 'reload',
  most: 0,
  days: 7,
  wagering: 0,
  rules: {
    grantsPerPlayer: 1_000,
    freeSpins: 1,
    freeSpinGames: [...SPIN_GAMES],
    freeSpinWins: 'real',
    segment: { listed: true },
    trigger: { atOnce: true },
  },
  name: {
    en: 'Free spins from a tournament',
    de: 'Freispiele aus einem Turnier',
    au: 'Free spins from a tournament',
    ch: 'Freispiele aus einem Turnier',
    fr: 'Tours gratuits d’un tournoi',
  },
  shortDescription: {
    en: 'Your place won them. What they win is yours at once.',
    de: 'Mit deinem Platz gewonnen. Was sie gewinnen, gehört sofort dir.',
    au: 'Your place won them. What they win is yours straight away.',
    ch: 'Mit deinem Platz gewonnen. Was sie gewinnen, gehört sofort dir.',
    fr: 'Gagnés par votre place. Leurs gains vous appartiennent aussitôt.',
  },
});
