import { CASHBACK_CAMPAIGN } from '@/lib/domain/loyalty';
import type { BonusRow } from '../bonuses/service';
import { promotion } from './promotion';

/**
 * What holds for cashback that is to be wagered. Nobody is offered it: levels of the loyalty programme say how much comes back and
 * how often it is wagered, this says what counts and how long there is.
 */
export const CASHBACK_BONUS: BonusRow = promotion({
  id: CASHBACK_CAMPAIGN,
  tag: 'promobonus',
  type: 'ActivatedByLink',
  scene: 'cashback',
  most: 0,
  days: 7,
  wagering: 1,
  rules: { grantsPerPlayer: 10_000, segment: { listed: true }, trigger: { atOnce: true } },
  name: { en: 'Cashback', de: 'Cashback', au: 'Cashback', ch: 'Cashback', fr: 'Cashback' },
  shortDescription: {
    en: 'Your cashback, as a bonus. Wager it within 7 days.',
    de: 'Dein Cashback als Bonus. 7 Tage Zeit zum Umsetzen.',
    au: 'Your cashback, as a bonus. Wager it in 7 days.',
    ch: 'Dein Cashback als Bonus. 7 Tage Zeit zum Umsetzen.',
    fr: 'Votre cashback, sous forme de bonus. À miser en 7 jours.',
  },
});
