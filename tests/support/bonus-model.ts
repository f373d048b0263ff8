import type { GrantState } from '@/lib/domain/bonuses';

export interface ModelGrant {
  state: GrantState;
  /** Minor units. */
  amount: number;
  /** Hundredths of minor units. */
  target: number;
  wagered: number;
  /** Percent of a stake that counts. */
  weight: number;
  maxBet: number;
  maxWin: number | null;
  /** Bonus money that has become real money. */
  converted: number;
  deposit: string | null;
}

export interface ModelBet {
  grant: string | null;
  real: number;
  bonus: number;
  state: 'open' | 'won' | 'returned';
}

const ENDED: readonly GrantState[] = ['completed', 'expired', 'cancelled', 'forfeited'];

/** Bonuses of one player in one currency, as ADR 0034 says, without SQL. */
export class BonusModel {
  bonus = 0;
  readonly grants = new Map<string, ModelGrant>();
  readonly bets: ModelBet[] = [];
  /** Settled stakes of grants that no follower has counted yet. */
  private settled = new Map<string, number>();

  constructor(public real: number) {}

  active(): [string, ModelGrant] | undefined {
    return [...this.grants].find(([, { state }]) => state === 'active');
  }

  /** A grant that was made, and is active at once where nothing else is. */
  give(id: string, grant: Omit<ModelGrant, 'state' | 'wagered' | 'converted'>): void {
    const isFree = !this.active();
    this.grants.set(id, { ...grant, state: isFree ? 'active' : 'pending', wagered: 0, converted: 0 });
    if (isFree) this.bonus += grant.amount;
  }

  end(id: string, state: GrantState): void {
    const grant = this.grants.get(id);
    if (!grant || ENDED.includes(grant.state)) return;
    if (grant.state === 'active') this.bonus = 0;
    grant.state = state;
  }

  /** @returns whether the player may do that. */
  choose(id: string, choice: 'Activated' | 'Rejected' | 'Queue'): boolean {
    const grant = this.grants.get(id);
    if (!grant) return false;
    if (choice === 'Rejected' && grant.state === 'cancelled') return true;
    if (ENDED.includes(grant.state)) return false;
    if (choice === 'Rejected') {
      this.end(id, 'cancelled');
      return true;
    }
    if (choice === 'Queue') {
      if (grant.state === 'active') return false;
      grant.state = 'queued';
      return true;
    }
    if (grant.state === 'active') return true;
    const other = this.active();
    if (other) this.end(other[0], 'cancelled');
    grant.state = 'active';
    this.bonus = grant.amount;
    return true;
  }

  bet(amount: number): 'OK' | 'LIMIT_REACHED' | 'INSUFFICIENT_FUNDS' {
    const active = this.active();
    if (active && amount > active[1].maxBet) return 'LIMIT_REACHED';
    if (amount > this.real + this.bonus) return 'INSUFFICIENT_FUNDS';
    const real = Math.min(amount, this.real);
    this.real -= real;
    this.bonus -= amount - real;
    this.bets.push({ grant: active?.[0] ?? null, real, bonus: amount - real, state: 'open' });
    return 'OK';
  }

  win(bet: ModelBet, amount: number): void {
    bet.state = 'won';
    const stake = bet.real + bet.bonus;
    const bonus = Math.floor((amount * bet.bonus) / stake);
    this.real += amount - bonus;
    this.bring(bet, bonus);
    const grant = bet.grant === null ? undefined : this.grants.get(bet.grant);
    if (grant && bet.grant !== null) {
      this.settled.set(bet.grant, (this.settled.get(bet.grant) ?? 0) + stake * grant.weight);
    }
  }

  giveBack(bet: ModelBet): void {
    bet.state = 'returned';
    this.real += bet.real;
    this.bring(bet, bet.bonus);
  }

  /**
   * Bonus money of a round belongs to its grant: when that is over it is burned, or becomes real money, no more of it than the
   * grant lets in all.
   */
  private bring({ grant: id }: ModelBet, amount: number): void {
    const grant = id === null ? undefined : this.grants.get(id);
    if (grant?.state === 'active') this.bonus += amount;
    if (grant?.state === 'completed') this.convert(grant, amount);
  }

  private convert(grant: ModelGrant, amount: number): void {
    const part = Math.min(amount, (grant.maxWin ?? Infinity) - grant.converted);
    grant.converted += part;
    this.real += part;
  }

  /** What the follower of play does. */
  count(): void {
    for (const [id, counts] of this.settled) {
      const grant = this.grants.get(id);
      if (grant?.state !== 'active') continue;
      grant.wagered += counts;
      const isOpen = this.bets.some((bet) => bet.grant === id && bet.state === 'open');
      if (grant.wagered < grant.target && !(this.bonus === 0 && !isOpen)) continue;
      this.convert(grant, this.bonus);
      this.bonus = 0;
      grant.state = 'completed';
    }
    this.settled = new Map();
  }

  /** Everything that waits for an answer or is active is over; what is queued has no time. */
  expire(): void {
    for (const [id, { state }] of this.grants) {
      if (state === 'pending' || state === 'active') this.end(id, 'expired');
    }
  }

  endAll(): void {
    for (const id of this.grants.keys()) this.end(id, 'cancelled');
  }

  states(): Record<string, string> {
    return Object.fromEntries(
      [...this.grants].map(([id, { state, wagered }]) => [id, `${state} ${wagered}`]),
    );
  }
}
