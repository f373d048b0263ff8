import type { BonusChoice, GrantState } from '@/lib/domain/bonuses';
import { SpinsModel, type SpinRules } from './spins';

/** What a campaign may cost in a currency, and has cost so far. Minor units. */
export interface ModelBudget {
  granted: number;
  most: number;
}

/** Rules of a grant. Amounts are minor units. */
export interface ModelRules {
  amount: number;
  times: number;
  /** Hundredths of minor units. */
  target: number;
  /** Percent of a stake that counts. */
  weight: number;
  maxBet: number;
  maxWin: number | null;
  spins: SpinRules | null;
  deposit: string | null;
  budget: ModelBudget | null;
}

export interface ModelGrant extends ModelRules {
  state: GrantState;
  isWagered: boolean;
  wagered: number;
  /** Bonus money that has become real money. */
  converted: number;
  /** In hours of the model; null for one that waits in the queue. */
  endsAt: number | null;
  wasActive: boolean;
  given: SpinsModel | null;
}

export interface ModelBet {
  grant: string | null;
  real: number;
  bonus: number;
  /** Of a free spin. */
  spins: SpinsModel | null;
  use: number;
  state: 'open' | 'won' | 'returned';
}

const ENDED: readonly GrantState[] = ['completed', 'expired', 'cancelled', 'forfeited'];
/** As long as campaigns say nothing else: an offer waits, and a bonus lives. */
const HOURS = 168;

/** Bonuses of one player in one currency, as ADR 34 and 35 say, without SQL. */
export class BonusModel {
  bonus = 0;
  readonly grants = new Map<string, ModelGrant>();
  readonly bets: ModelBet[] = [];
  /** What settled stakes of grants count that no follower has counted yet. */
  private settled = new Map<string, number>();

  constructor(
    public real: number,
    private readonly clock: { hours: number } = { hours: 0 },
  ) {}

  active(): [string, ModelGrant] | undefined {
    return [...this.grants].find(([, { state }]) => state === 'active');
  }

  /** A grant that was made, and is active at once where nothing else is and the account is in its currency. */
  give(id: string, rules: ModelRules, mayBegin = true): void {
    if (rules.budget) rules.budget.granted += rules.amount;
    this.grants.set(id, {
      ...rules,
      ...{ state: 'pending', isWagered: false, wagered: 0, converted: 0, wasActive: false, given: null },
      endsAt: this.clock.hours + HOURS,
    });
    if (mayBegin && !this.active()) this.begin(id);
  }

  private begin(id: string): void {
    const other = this.active();
    if (other) this.end(other[0], 'cancelled');
    const grant = this.grants.get(id);
    if (!grant) return;
    Object.assign(grant, { state: 'active', wasActive: true, endsAt: this.clock.hours + HOURS });
    this.bonus = grant.amount;
    if (grant.spins) grant.given = new SpinsModel(grant.spins, this.clock);
    if (grant.target === 0 && (grant.times === 0 || !this.mayBring(grant))) this.complete(grant);
  }

  private mayBring = ({ given }: ModelGrant) => given?.state === 'open' && given.rules.winsAs === 'bonus';

  end(id: string, state: GrantState): void {
    const grant = this.grants.get(id);
    if (!grant || ENDED.includes(grant.state)) return;
    if (grant.state === 'active') this.bonus = 0;
    if (!grant.wasActive && grant.budget) grant.budget.granted -= grant.amount;
    grant.given?.end('cancelled');
    grant.state = state;
  }

  /** @returns whether the player may do that. */
  choose(id: string, choice: BonusChoice, isInUse = true): boolean {
    const grant = this.grants.get(id);
    if (!grant) return false;
    if (choice === 'Rejected' && grant.state === 'cancelled') return true;
    if (ENDED.includes(grant.state)) return false;
    if (choice === 'Rejected') {
      this.end(id, 'cancelled');
      return true;
    }
    if (grant.state === (choice === 'Queue' ? 'queued' : 'active')) return true;
    if (!isInUse) return false;
    if (choice === 'Activated') {
      this.begin(id);
      return true;
    }
    if (grant.state === 'active') return false;
    Object.assign(grant, { state: 'queued', endsAt: null });
    return true;
  }

  bet(amount: number): 'OK' | 'LIMIT_REACHED' | 'INSUFFICIENT_FUNDS' {
    const active = this.active();
    if (active && amount > active[1].maxBet) return 'LIMIT_REACHED';
    if (amount > this.real + this.bonus) return 'INSUFFICIENT_FUNDS';
    const real = Math.min(amount, this.real);
    this.real -= real;
    this.bonus -= amount - real;
    const of = { real, bonus: amount - real, spins: null, use: 0 };
    this.bets.push({ grant: active?.[0] ?? null, ...of, state: 'open' });
    return 'OK';
  }

  /** A bet that takes a free spin of a grant. */
  spin(id: string): 'OK' | 'FREE_SPINS_OVER' {
    const spins = this.grants.get(id)?.given;
    if (!spins || spins.today() < 1) return 'FREE_SPINS_OVER';
    const use = spins.use();
    const grant = spins.rules.winsAs === 'bonus' ? id : null;
    this.bets.push({ grant, real: 0, bonus: 0, spins, use, state: 'open' });
    return 'OK';
  }

  win(bet: ModelBet, amount: number): void {
    bet.state = 'won';
    const stake = bet.real + bet.bonus;
    const isOfSpin = bet.spins !== null;
    let bonus = stake > 0 ? Math.floor((amount * bet.bonus) / stake) : 0;
    if (isOfSpin) bonus = bet.grant === null ? 0 : amount;
    this.real += amount - bonus;
    this.bring(bet, bonus);
    const grant = bet.grant === null ? undefined : this.grants.get(bet.grant);
    if (!grant) return;
    if (isOfSpin && grant.state === 'active' && grant.amount === 0)
      grant.target += amount * grant.times * 100;
    this.settle(bet.grant, stake * grant.weight);
  }

  giveBack(bet: ModelBet): void {
    bet.state = 'returned';
    this.real += bet.real;
    this.bring(bet, bet.bonus);
    bet.spins?.giveBack(bet.use);
    this.settle(bet.grant, 0);
  }

  private settle(id: string | null, counts: number): void {
    if (id !== null) this.settled.set(id, (this.settled.get(id) ?? 0) + counts);
  }

  /**
   * Bonus money of a round belongs to its grant: when that is over it is burned, or becomes real money, no more of it than the
   * grant lets in all.
   */
  private bring({ grant: id }: ModelBet, amount: number): void {
    const grant = id === null ? undefined : this.grants.get(id);
    if (grant?.state === 'active') this.bonus += amount;
    if (grant?.state === 'completed' && grant.isWagered) this.convert(grant, amount);
  }

  private convert(grant: ModelGrant, amount: number): void {
    const part = Math.min(amount, (grant.maxWin ?? Infinity) - grant.converted);
    grant.converted += part;
    this.real += part;
  }

  private complete(grant: ModelGrant): void {
    grant.isWagered = grant.wagered >= grant.target && (grant.target > 0 || grant.times === 0);
    this.convert(grant, this.bonus);
    this.bonus = 0;
    grant.state = 'completed';
  }

  private countOne(id: string, counts: number): void {
    const grant = this.grants.get(id);
    if (grant?.state !== 'active') return;
    grant.wagered += counts;
    const mayBring = this.mayBring(grant);
    const isOpen = this.bets.some((bet) => bet.grant === id && bet.state === 'open');
    const isDone = grant.target > 0 && grant.wagered >= grant.target && (grant.amount > 0 || !mayBring);
    if (isDone || (this.bonus === 0 && !mayBring && !isOpen)) this.complete(grant);
  }

  /** What the follower of play does. */
  count(): void {
    for (const [id, counts] of this.settled) this.countOne(id, counts);
    this.settled = new Map();
  }

  /** The jobs that end what is over by now: bonuses first, then free spins. */
  expire(): void {
    const { hours } = this.clock;
    for (const [id, { endsAt }] of this.grants)
      if (endsAt !== null && endsAt <= hours) this.end(id, 'expired');
    for (const [id, { given }] of this.grants)
      if (given?.isOver() && given.end('expired')) this.countOne(id, 0);
  }

  /** A deposit goes back: what came with it goes, its spins also when the bonus has been wagered. */
  takeBack(deposit: string): void {
    for (const [id, grant] of this.grants) {
      if (grant.deposit !== deposit) continue;
      this.end(id, 'forfeited');
      grant.given?.end('cancelled');
    }
  }

  endAll(): void {
    for (const [id, { given }] of this.grants) {
      this.end(id, 'cancelled');
      given?.end('cancelled');
    }
  }

  /** Each grant as its row says it: state, what of it is wagered, and what has become real money; then its spins. */
  states(): Record<string, string> {
    return Object.fromEntries(
      [...this.grants].map(([id, { state, wagered, target, converted, given }]) => [
        id,
        `${state} ${wagered}/${target} ${converted} ${given ? `${given.state} ${given.left} ${given.today()}` : '-'}`,
      ]),
    );
  }
}
