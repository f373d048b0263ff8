import type { BonusRow } from '../bonuses/service';
import { promotion } from './promotion';
import { SPIN_GAMES } from './welcome-pack';

/** What holds for prizes of the wheel of fortune. Nobody is offered them; each turn says how much. */
const PRIZE: Partial<BonusRow> = {
  grantsPerPlayer: 10_000,
  segment: { listed: true },
  trigger: { atOnce: true },
};

export const WHEEL_CAMPAIGNS: readonly BonusRow[] = [
  promotion({
    id: 'wheel-spins',
    tag: 'promobonus',
    type: 'ActivatedByLink',
    scene: 'reload',
    most: 0,
    days: 3,
    wagering: 0,
    rules: {
      ...PRIZE,
      freeSpins: 1,
      freeSpinGames: [...SPIN_GAMES],
      freeSpinDays: 3,
      freeSpinWins: 'real',
    },
    name: {
      en: 'Free spins from the wheel',
      de: 'Freispiele vom Glücksrad',
      au: 'Free spins from the wheel',
      ch: 'Freispiele vom Glücksrad',
      fr: 'Tours gratuits de la roue',
    },
    shortDescription: {
      en: 'The wheel of fortune gave them. What they win is yours at once.',
      de: 'Am Glücksrad gewonnen. Was sie gewinnen, gehört sofort dir.',
      au: 'The wheel of fortune gave them. What they win is yours straight away.',
      ch: 'Am Glücksrad gewonnen. Was sie gewinnen, gehört sofort dir.',
      fr: 'Gagnés à la roue de la fortune. Leurs gains vous appartiennent aussitôt.',
    },
  }),
  promotion({
    id: 'wheel-bonus',
    tag: 'promobonus',
    type: 'ActivatedByLink',
    scene: 'vip',
    most: 5,
    maxWin: 100,
    days: 3,
    wagering: 10,
    rules: PRIZE,
    name: {
      en: 'Bonus from the wheel',
      de: 'Bonus vom Glücksrad',
      au: 'Bonus from the wheel',
      ch: 'Bonus vom Glücksrad',
      fr: 'Bonus de la roue',
    },
    shortDescription: {
      en: 'The wheel of fortune gave it. Wager it 10 times within 3 days.',
      de: 'Am Glücksrad gewonnen. 10-mal umsetzen, 3 Tage Zeit.',
      au: 'The wheel of fortune gave it. Wager it 10 times in 3 days.',
      ch: 'Am Glücksrad gewonnen. 10-mal umsetzen, 3 Tage Zeit.',
      fr: 'Gagné à la roue de la fortune. À miser 10 fois en 3 jours.',
    },
  }),
];
