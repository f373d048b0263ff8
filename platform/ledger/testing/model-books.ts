/** A wallet, minor units. `wager` is what is still to be staked before a withdrawal. */
export interface Money {
  real: number;
  bonus: number;
  held: number;
  wager: number;
}

export const MODEL_CURRENCIES = ['EUR', 'USD'] as const;
export type ModelCurrency = (typeof MODEL_CURRENCIES)[number];

/** Whose money, and in which currency. */
export interface WalletName {
  player: number;
  currency: ModelCurrency;
}

/** Accounts of the house that everything but play moves. */
export const HOUSE_KINDS = ['payments', 'fees', 'promotions', 'adjustments'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

interface Deposit extends WalletName {
  requested: number;
  received: number;
  status: 'processing' | 'complete' | 'failed' | 'cancel' | 'refund';
}

interface Hold extends WalletName {
  amount: number;
  fee: number;
  status: 'pending' | 'processing' | 'complete' | 'cancel' | 'rejected' | 'refund';
}

interface Given extends WalletName {
  amount: number;
  adds?: boolean;
}

const NOT_COVERED = 'client_api_21';
const WRONG_STATUS = 'client_api_52';
const WAGERING = 'client_api_57';
const MISMATCH = 'idempotency_mismatch';

/** Money outside of play as plain arithmetic: what each posting of the ledger does to wallets and to the house. */
export class LedgerBooks {
  private readonly wallets: Record<ModelCurrency, Money>[];
  private readonly deposits = new Map<string, Deposit>();
  private readonly holds = new Map<string, Hold>();
  private readonly given = new Map<string, Given>();
  private readonly waived = new Map<string, WalletName>();
  private readonly zeroed = new Map<string, { player: number; type: string }>();
  private readonly settled = new Set<string>();
  private readonly named = new Map<string, string>();
  private readonly houses = new Map<string, number>();

  /** @param money of each player in euros; they begin with nothing in other currencies */
  constructor(money: Money[]) {
    this.wallets = money.map((wallet) => ({
      EUR: { ...wallet },
      USD: { real: 0, bonus: 0, held: 0, wager: 0 },
    }));
  }

  money(player: number, currency: ModelCurrency = 'EUR'): Money {
    const wallets = this.wallets[player];
    if (!wallets) throw new Error('no such player');
    return wallets[currency];
  }

  /** What an account of the house has got since the beginning. */
  house(kind: HouseKind, currency: ModelCurrency): number {
    return this.houses.get(`${kind} ${currency}`) ?? 0;
  }
  private gives(kind: HouseKind, { currency }: WalletName, amount: number): void {
    this.houses.set(`${kind} ${currency}`, this.house(kind, currency) - amount);
  }
  private wallet({ player, currency }: WalletName): Money {
    return this.money(player, currency);
  }

  private static isSame(one: WalletName, other: WalletName): boolean {
    return one.player === other.player && one.currency === other.currency;
  }

  creditBonus(key: string, of: WalletName, amount: number): string {
    const known = this.given.get(key);
    if (known) return LedgerBooks.isSame(known, of) && known.amount === amount ? 'done' : MISMATCH;
    this.given.set(key, { ...of, amount });
    this.wallet(of).bonus += amount;
    this.gives('promotions', of, amount);
    return 'done';
  }

  adjust(key: string, of: WalletName, adds: boolean, amount: number): string {
    const known = this.given.get(key);
    if (known) {
      const same = LedgerBooks.isSame(known, of) && known.amount === amount && known.adds === adds;
      return same ? 'done' : MISMATCH;
    }
    const wallet = this.wallet(of);
    if (!adds && wallet.real < amount) return NOT_COVERED;
    this.given.set(key, { ...of, amount, adds });
    wallet.real += adds ? amount : -amount;
    this.gives('adjustments', of, adds ? amount : -amount);
    return 'done';
  }

  /** At most what is left; nothing moves. */
  waiveWager(key: string, of: WalletName, atMost: number): string {
    const known = this.waived.get(key);
    if (known) return LedgerBooks.isSame(known, of) ? 'done' : MISMATCH;
    const wallet = this.wallet(of);
    if (wallet.wager === 0) return WRONG_STATUS;
    this.waived.set(key, of);
    wallet.wager -= Math.min(wallet.wager, atMost);
    return 'done';
  }

  zeroBonus(key: string, of: WalletName, type: 'zeroing' | 'cancel_bonus_fine'): string {
    const known = this.zeroed.get(key);
    if (known && known.player === of.player && known.type === type) return 'done';
    const wallet = this.wallet(of);
    if (wallet.bonus === 0) return 'done';
    if (known) return MISMATCH;
    this.zeroed.set(key, { player: of.player, type });
    this.gives('promotions', of, -wallet.bonus);
    wallet.bonus = 0;
    return 'done';
  }

  leaveWallet(key: string, of: WalletName): string {
    return this.wallet(of).wager > 0 ? WAGERING : this.zeroBonus(key, of, 'zeroing');
  }

  settleBonus(key: string, of: WalletName, amount: number, toReal: number): string {
    if (toReal > amount) return WRONG_STATUS;
    if (this.settled.has(key) || amount === 0) return 'done';
    const wallet = this.wallet(of);
    if (wallet.bonus < amount) return NOT_COVERED;
    this.settled.add(key);
    wallet.bonus -= amount;
    wallet.real += toReal;
    this.gives('promotions', of, toReal - amount);
    return 'done';
  }

  /** Notes the transaction that a key opened. */
  name(key: string, transactionId: string): void {
    this.named.set(key, transactionId);
  }
  depositId(key: string): string | undefined {
    return this.deposits.has(key) ? this.named.get(key) : undefined;
  }
  holdId(key: string): string | undefined {
    return this.holds.has(key) ? this.named.get(key) : undefined;
  }

  beginDeposit(key: string, of: WalletName, amount: number): string {
    const known = this.deposits.get(key);
    if (known) return LedgerBooks.isSame(known, of) && known.requested === amount ? 'done' : MISMATCH;
    this.deposits.set(key, { ...of, requested: amount, received: 0, status: 'processing' });
    return 'done';
  }

  stepDeposit(key: string, act: 'complete' | 'failed' | 'cancel' | 'refund', amount: number): string {
    const deposit = this.deposits.get(key);
    if (!deposit) throw new Error('no such deposit');
    const wallet = this.wallet(deposit);
    if (act === 'complete') {
      if (deposit.received > 0) return deposit.received === amount ? 'done' : MISMATCH;
      if (deposit.status !== 'processing') return WRONG_STATUS;
      wallet.real += amount;
      wallet.wager += amount;
      this.gives('payments', deposit, amount);
      deposit.received = amount;
      deposit.status = 'complete';
      return 'done';
    }
    if (act === 'refund') {
      if (deposit.status === 'refund') return 'done';
      if (deposit.status !== 'complete') return WRONG_STATUS;
      if (wallet.real < deposit.received) return NOT_COVERED;
      wallet.real -= deposit.received;
      wallet.wager -= Math.min(wallet.wager, deposit.received);
      this.gives('payments', deposit, -deposit.received);
      deposit.status = 'refund';
      return 'done';
    }
    if (deposit.status === act) return 'done';
    if (deposit.status !== 'processing') return WRONG_STATUS;
    deposit.status = act;
    return 'done';
  }

  openHold(key: string, of: WalletName, amount: number, fee: number): string {
    const known = this.holds.get(key);
    if (known) {
      const same = LedgerBooks.isSame(known, of) && known.amount === amount && known.fee === fee;
      return same ? 'done' : MISMATCH;
    }
    const wallet = this.wallet(of);
    if (wallet.wager > 0) return WAGERING;
    if (wallet.real < amount) return NOT_COVERED;
    wallet.real -= amount;
    wallet.held += amount;
    this.holds.set(key, { ...of, amount, fee, status: 'pending' });
    return 'done';
  }

  /** What brings a withdrawal forward; opening it, where there is none or it is over. */
  nextOfHold(key: string): 'open' | 'process' | 'capture' | 'return' {
    const status = this.holds.get(key)?.status;
    if (status === 'pending') return 'process';
    if (status === 'processing') return 'capture';
    return status === 'complete' ? 'return' : 'open';
  }

  stepHold(key: string, act: 'process' | 'capture' | 'cancel' | 'rejected' | 'return'): string {
    const hold = this.holds.get(key);
    if (!hold) throw new Error('no such hold');
    const wallet = this.wallet(hold);
    const next = (
      {
        process: 'processing',
        capture: 'complete',
        cancel: 'cancel',
        rejected: 'rejected',
        return: 'refund',
      } as const
    )[act];
    if (hold.status === next) return 'done';
    // Its key has captured, and what it captured came back.
    if (act === 'capture' && hold.status === 'refund') return MISMATCH;
    const from: readonly Hold['status'][] = {
      process: ['pending'] as const,
      capture: ['processing'] as const,
      cancel: ['pending', 'processing'] as const,
      rejected: ['pending', 'processing'] as const,
      return: ['complete'] as const,
    }[act];
    if (!from.includes(hold.status)) return WRONG_STATUS;
    hold.status = next;
    if (act === 'process') return 'done';
    // The company pays out what is left after the fee; both come back.
    const leaves = act === 'capture' ? 1 : act === 'return' ? -1 : 0;
    this.gives('payments', hold, -leaves * (hold.amount - hold.fee));
    this.gives('fees', hold, -leaves * hold.fee);
    if (act !== 'return') wallet.held -= hold.amount;
    if (act !== 'capture') wallet.real += hold.amount;
    return 'done';
  }
}
