export interface SpinRules {
  number: number;
  perDay: number | null;
  days: number;
  winsAs: 'bonus' | 'real';
}

/** Free spins of one grant, as ADR 35 says. */
export class SpinsModel {
  state: 'open' | 'used' | 'expired' | 'cancelled' = 'open';
  left: number;
  private readonly endsAt: number;
  private readonly uses: { day: number; isBack: boolean }[] = [];

  constructor(
    readonly rules: SpinRules,
    private readonly clock: { hours: number },
  ) {
    this.left = rules.number;
    this.endsAt = clock.hours + rules.days * 24;
  }

  private day = () => Math.floor(this.clock.hours / 24);

  isOver(): boolean {
    return this.state === 'open' && this.endsAt <= this.clock.hours;
  }

  /** How many can be used today. */
  today(): number {
    if (this.state !== 'open' || this.endsAt <= this.clock.hours) return 0;
    const { perDay } = this.rules;
    if (perDay === null) return this.left;
    const used = this.uses.filter(({ day, isBack }) => day === this.day() && !isBack).length;
    return Math.max(0, Math.min(this.left, perDay - used));
  }

  /** @returns by what it is given back */
  use(): number {
    this.left -= 1;
    if (this.left === 0) this.state = 'used';
    return this.uses.push({ day: this.day(), isBack: false }) - 1;
  }

  giveBack(use: number): void {
    const used = this.uses[use];
    if (!used || used.isBack) return;
    used.isBack = true;
    if (this.state !== 'open' && this.state !== 'used') return;
    this.left += 1;
    this.state = 'open';
  }

  /** @returns whether it has ended now */
  end(state: 'expired' | 'cancelled'): boolean {
    if (this.state !== 'open') return false;
    this.state = state;
    return true;
  }
}
