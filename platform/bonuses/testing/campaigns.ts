import type { BonusRow } from '@/platform/bonuses/service';

export type CampaignFields = Partial<BonusRow>;

/** A campaign of 10.00, to be wagered twice, in every game; amounts are minor units. */
export const campaign = (id: string, fields: CampaignFields = {}): BonusRow => ({
  id,
  tag: 'standard',
  type: 8,
  promocode: null,
  name: { en: id, de: `${id} auf Deutsch` },
  shortDescription: { en: 'A gift' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 2,
  weights: { 26: 100 },
  amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
  ...fields,
});
