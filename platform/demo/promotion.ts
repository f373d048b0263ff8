import { bonusTypeCode, type BonusTag, type BonusType } from '@/lib/domain/bonuses';
import type { Texts } from '@/lib/domain/locales';
import { inEveryCurrency } from '@/lib/money/rates';
import type { BonusRow } from '../bonuses/service';

interface Promotion {
  id: string;
  tag: BonusTag;
  type: BonusType;
  scene: 'birthday' | 'cashback' | 'promo-code' | 'reload' | 'vip' | 'welcome';
  name: Texts;
  shortDescription: Texts;
  /** The fixed amount, or the most of a percentage. Euros. */
  most: number;
  /** What becomes real money at most. Euros. */
  maxWin?: number;
  minDeposit?: number;
  /** All grants together. Euros. */
  budget?: number;
  days: number;
  wagering: number;
  rules?: Partial<BonusRow>;
}

/** A campaign's row, its amounts in every currency. */
export const promotion = ({
  scene,
  type,
  days,
  most,
  maxWin,
  minDeposit,
  budget,
  rules,
  ...rest
}: Promotion): BonusRow => ({
  ...rest,
  type: bonusTypeCode(type),
  promocode: null,
  imageBackground: `/art/scenes/bonus-${scene}`,
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  hoursToLive: days * 24,
  amounts: inEveryCurrency((ofEuro) => ({
    maxBonus: ofEuro(most * 100),
    minDeposit: ofEuro((minDeposit ?? 0) * 100),
    maxBet: ofEuro(500),
    // The lowest stake of the studio's slots, the same number in every currency.
    freeSpinBet: 20,
    maxWin: maxWin === undefined ? null : ofEuro(maxWin * 100),
    budget: budget === undefined ? null : ofEuro(budget * 100),
  })),
  ...rules,
});
