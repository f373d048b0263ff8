import type { CampaignFields } from '../campaigns';

/** What decides how a bonus is played through. Amounts are minor units. */
export interface Played {
  campaign: Required<Pick<CampaignFields, 'percent' | 'wagering' | 'basis'>>;
  /** Percent of a stake that counts in the game. */
  weight: number;
  maxBonus: number;
  maxBet: number;
  maxWin: number | null;
  deposit: number;
  /** False for the same play without the bonus. */
  takesBonus: boolean;
}

/**
 * One player, a deposit and its bonus as ADR 34 and the bonus terms say it: a second implementation, that shares nothing
 * with the platform or with the calculator.
 */
export class PlainPlayer {
  real: number;
  bonus = 0;
  depositWager: number;
  state: 'active' | 'wagered' | 'run_out' | 'none' = 'none';
  /** Bonus money that became real money. */
  converted = 0;
  /** Hundredths of minor units. */
  wagered = 0;
  staked = 0;
  private readonly target: number;

  constructor(private readonly rules: Played) {
    const { deposit, campaign, maxBonus, takesBonus } = rules;
    this.real = deposit;
    this.depositWager = deposit;
    const given =
      deposit === 0 ? maxBonus : Math.min(maxBonus, Math.floor((deposit * campaign.percent) / 100));
    const basis = given + (campaign.basis === 'bonus+deposit' ? deposit : 0);
    this.target = basis * campaign.wagering * 100;
    if (!takesBonus || given === 0) return;
    this.state = 'active';
    this.bonus = given;
    if (this.target === 0) this.complete();
  }

  /** Whether everything can be paid out. */
  get isDone(): boolean {
    return this.state !== 'active' && this.depositWager === 0;
  }

  canStake(stake: number): boolean {
    return this.real + this.bonus >= stake;
  }

  /** A round to its end. @param pays what it brings, minor units */
  round(stake: number, pays: number): void {
    if (this.state === 'active' && stake > this.rules.maxBet)
      throw new RangeError('refused: above the max bet');
    const ofReal = Math.min(this.real, stake);
    const ofBonus = stake - ofReal;
    this.depositWager -= Math.min(this.depositWager, ofReal);
    const toBonus = Math.floor((pays * ofBonus) / stake);
    this.real += pays - toBonus - ofReal;
    this.bonus += toBonus - ofBonus;
    this.staked += stake;
    if (this.state !== 'active') return;
    this.wagered += stake * this.rules.weight;
    if (this.wagered >= this.target) this.complete();
    else if (this.bonus === 0) this.state = 'run_out';
  }

  private complete(): void {
    this.converted = Math.min(this.bonus, this.rules.maxWin ?? Infinity);
    this.real += this.converted;
    this.bonus = 0;
    this.state = 'wagered';
  }
}
