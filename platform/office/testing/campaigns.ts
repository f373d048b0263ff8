import type { BonusRow } from '@/platform/bonuses/service';

const gift: BonusRow = {
  id: 'gift',
  tag: 'promobonus',
  type: 8,
  promocode: null,
  name: { en: 'A gift of ten' },
  shortDescription: { en: 'Ten for nothing' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 2,
  amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: 50_000 } },
};

const other: BonusRow = { ...gift, name: { en: 'Another one' } };
/** What the office's tests of campaigns begin with. */
export const CAMPAIGNS: BonusRow[] = [
  gift,
  { ...other, id: 'for-new-ones', segment: { standing: { is: 'new', days: 1 } }, trigger: { atOnce: true } },
  {
    ...other,
    id: 'large',
    amounts: { EUR: { maxBonus: 9_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
  },
  { ...other, id: 'often', grantsPerPlayer: 20 },
  { ...other, id: 'one-each', oncePerPerson: true },
  {
    ...other,
    id: 'little-left',
    amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: 1_500 } },
  },
  { ...other, id: 'not-begun', active: false },
];
