import type { Texts } from '@/lib/domain/locales';
import type {
  BonusTag,
  GrantEndReason,
  GrantState,
  GrantStepName,
  WageringBasis,
} from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { FreeSpinWins, MinOdds, Weights } from '../rules';

/** One player's copy of a campaign. Amounts are minor units. */
export interface Grant {
  id: string;
  bonusId: string;
  playerId: string;
  currency: Currency;
  state: GrantState;
  type: number;
  tag: BonusTag;
  name: Texts;
  shortDescription: Texts;
  imageBackground: string;
  depositId: string | null;
  /** Bonus money. */
  amount: bigint;
  depositAmount: bigint | null;
  times: number;
  basis: WageringBasis;
  /** Hundredths of minor units, as what counts of a stake is a percentage of it. */
  target: bigint;
  wagered: bigint;
  maxBet: bigint;
  maxWin: bigint | null;
  minOdds: MinOdds | null;
  weights: Weights;
  excludedGames: string[];
  hoursToLive: number;
  freeSpins: number;
  freeSpinBet: bigint;
  freeSpinGames: string[];
  freeSpinDayLimit: number | null;
  freeSpinDays: number;
  freeSpinWins: FreeSpinWins;
  /** Bonus money that has become real money. */
  converted: bigint;
  offeredAt: Date;
  activatedAt: Date | null;
  expiresAt: Date | null;
  endedAt: Date | null;
  endReason: GrantEndReason | null;
}

/** What happened to a grant. */
export interface GrantStep {
  at: Date;
  step: GrantStepName;
  amount: bigint | null;
  why: string | null;
}
