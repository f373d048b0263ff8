/**
 * The contract of wallet and ledger as plain arithmetic, for tests/integration/ledger-model.test.ts to compare
 * with: what every command answers, and what it does to real, bonus and held money and to the deposit wager.
 */
export interface Money {
  real: number;
  bonus: number;
  held: number;
  wager: number;
}

interface Call {
  txId: string;
  player: number;
  game: string;
  round: string;
  currency: string;
  amount?: number;
  refTxId?: string;
}

interface Stored extends Call {
  kind: 'bet' | 'win' | 'rollback' | 'tombstone';
  state: 'open' | 'settled' | 'rolledBack' | 'refused' | 'final';
  answer: Answer;
  real: number;
  bonus: number;
  wager: number;
}

interface Answer {
  status: string;
  balance: number;
}

type DepositStatus = 'processing' | 'complete' | 'failed' | 'cancel' | 'refund';
interface Deposit {
  player: number;
  requested: number;
  received: number;
  status: DepositStatus;
}

type HoldStatus = 'pending' | 'processing' | 'complete' | 'cancel' | 'rejected';
interface Hold {
  player: number;
  amount: number;
  status: HoldStatus;
}

const NOT_COVERED = 'client_api_21';
const WRONG_STATUS = 'client_api_52';
const WAGERING = 'client_api_57';
const MISMATCH = 'idempotency_mismatch';

export class LedgerModel {
  private readonly wallets: Money[];
  private readonly blocked: boolean[];
  private readonly calls = new Map<string, Stored>();
  private readonly deposits = new Map<string, Deposit>();
  private readonly holds = new Map<string, Hold>();
  private readonly bonuses = new Map<string, { player: number; amount: number }>();
  private readonly adjustments = new Map<string, { player: number; amount: number; adds: boolean }>();
  private readonly named = new Map<string, string>();
  private readonly ids: string[] = [];

  constructor(
    money: Money[],
    private readonly game: string,
    private readonly newId: () => string,
  ) {
    this.wallets = money.map((wallet) => ({ ...wallet }));
    this.blocked = this.wallets.map(() => false);
  }

  /** The id in a place of the pool. */
  id(place: number): string {
    const known = this.ids[place];
    if (known) return known;
    const made = this.newId();
    this.ids[place] = made;
    return made;
  }

  /** A new id takes the place. */
  renew(place: number): string {
    const made = this.newId();
    this.ids[place] = made;
    return made;
  }

  /** What was decided under an id. */
  call(txId: string): Call | undefined {
    return this.calls.get(txId);
  }

  money(player: number): Money {
    const wallet = this.wallets[player];
    if (!wallet) throw new Error('no such player');
    return wallet;
  }

  setStatus(player: number, status: 'active' | 'blocked'): void {
    this.blocked[player] = status === 'blocked';
  }

  private playable(player: number, currency: string): number {
    const { real, bonus } = this.money(player);
    return currency === 'EUR' ? real + bonus : 0;
  }

  /** The answer to an id that was decided before. */
  private repeated(kind: Stored['kind'], call: Call): Answer | null {
    const known = this.calls.get(call.txId);
    if (!known) return null;
    const now = this.playable(call.player, call.currency);
    if (known.kind === 'tombstone' && kind === 'bet')
      return { status: 'TRANSACTION_ROLLED_BACK', balance: now };
    const same =
      known.kind === kind &&
      known.player === call.player &&
      known.game === call.game &&
      known.round === call.round &&
      known.currency === call.currency &&
      known.amount === call.amount &&
      known.refTxId === call.refTxId;
    if (!same) return { status: 'DUPLICATE_TRANSACTION', balance: now };
    if (known.state === 'rolledBack') return { status: 'TRANSACTION_ROLLED_BACK', balance: now };
    return known.answer;
  }

  private store(
    kind: Stored['kind'],
    state: Stored['state'],
    call: Call,
    answer: Answer,
    split: Partial<Stored> = {},
  ): Answer {
    this.calls.set(call.txId, { real: 0, bonus: 0, wager: 0, ...split, ...call, kind, state, answer });
    return answer;
  }

  bet(call: Call & { amount: number }): Answer {
    const repeated = this.repeated('bet', call);
    if (repeated) return repeated;
    const wallet = this.money(call.player);
    const total = wallet.real + wallet.bonus;
    if (this.blocked[call.player]) {
      const balance = this.playable(call.player, call.currency);
      return this.store('bet', 'refused', call, { status: 'PLAYER_DISABLED', balance });
    }
    if (call.game !== this.game) return { status: 'INVALID_GAME', balance: total };
    if (call.currency !== 'EUR') return { status: 'WRONG_CURRENCY', balance: total };
    if (total < call.amount) {
      return this.store('bet', 'refused', call, { status: 'INSUFFICIENT_FUNDS', balance: total });
    }
    const real = Math.min(wallet.real, call.amount);
    const bonus = call.amount - real;
    const wager = Math.min(wallet.wager, real);
    wallet.real -= real;
    wallet.bonus -= bonus;
    wallet.wager -= wager;
    return this.store(
      'bet',
      'open',
      call,
      { status: 'OK', balance: total - call.amount },
      { real, bonus, wager },
    );
  }

  /** Why a call cannot refer to a bet. */
  private static mismatch(bet: Stored, call: Call): string | null {
    if (bet.player !== call.player) return 'TRANSACTION_DOES_NOT_EXIST';
    if (bet.currency !== call.currency) return 'WRONG_CURRENCY';
    return bet.game === call.game && bet.round === call.round ? null : 'TRANSACTION_DOES_NOT_EXIST';
  }

  win(call: Call & { amount: number; refTxId: string }): Answer {
    const repeated = this.repeated('win', call);
    if (repeated) return repeated;
    const wallet = this.money(call.player);
    const now = this.playable(call.player, call.currency);
    const bet = this.calls.get(call.refTxId);
    if (!bet || (bet.kind !== 'bet' && bet.kind !== 'tombstone') || bet.state === 'refused') {
      return { status: 'TRANSACTION_DOES_NOT_EXIST', balance: now };
    }
    const refusal = LedgerModel.mismatch(bet, call);
    if (refusal) return { status: refusal, balance: now };
    if (bet.kind === 'tombstone' || bet.state === 'rolledBack')
      return { status: 'TRANSACTION_ROLLED_BACK', balance: now };
    const bonus = Math.floor((call.amount * bet.bonus) / (bet.amount ?? 1));
    wallet.bonus += bonus;
    wallet.real += call.amount - bonus;
    bet.state = 'settled';
    return this.store('win', 'final', call, { status: 'OK', balance: now + call.amount });
  }

  rollback(call: Call & { refTxId: string }): Answer {
    const repeated = this.repeated('rollback', call);
    if (repeated) return repeated;
    const wallet = this.money(call.player);
    const now = this.playable(call.player, call.currency);
    const bet = this.calls.get(call.refTxId);
    if (!bet) {
      if (call.currency !== 'EUR') return { status: 'INVALID_TOKEN', balance: 0 };
      const tombstone = { ...call, txId: call.refTxId, refTxId: undefined };
      this.store('tombstone', 'final', tombstone, { status: 'TRANSACTION_ROLLED_BACK', balance: now });
      return this.store('rollback', 'final', call, { status: 'OK', balance: now });
    }
    if (bet.kind === 'rollback') return { status: 'TRANSACTION_DOES_NOT_EXIST', balance: now };
    const refusal = LedgerModel.mismatch(bet, call);
    if (refusal) return { status: refusal, balance: now };
    if (bet.kind === 'win' || bet.state === 'settled') return { status: 'ALREADY_SETTLED', balance: now };
    if (bet.kind === 'bet' && bet.state === 'open') {
      wallet.real += bet.real;
      wallet.bonus += bet.bonus;
      wallet.wager += bet.wager;
      bet.state = 'rolledBack';
    }
    return this.store('rollback', 'final', call, {
      status: 'OK',
      balance: this.playable(call.player, call.currency),
    });
  }

  creditBonus(key: string, player: number, amount: number): string {
    const known = this.bonuses.get(key);
    if (known) return known.player === player && known.amount === amount ? 'done' : MISMATCH;
    this.bonuses.set(key, { player, amount });
    this.money(player).bonus += amount;
    return 'done';
  }

  adjust(key: string, player: number, adds: boolean, amount: number): string {
    const known = this.adjustments.get(key);
    if (known)
      return known.player === player && known.amount === amount && known.adds === adds ? 'done' : MISMATCH;
    const wallet = this.money(player);
    if (!adds && wallet.real < amount) return NOT_COVERED;
    this.adjustments.set(key, { player, amount, adds });
    wallet.real += adds ? amount : -amount;
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

  beginDeposit(key: string, player: number, amount: number): string {
    const known = this.deposits.get(key);
    if (known) return known.player === player && known.requested === amount ? 'done' : MISMATCH;
    this.deposits.set(key, { player, requested: amount, received: 0, status: 'processing' });
    return 'done';
  }

  stepDeposit(key: string, act: 'complete' | 'failed' | 'cancel' | 'refund', amount: number): string {
    const deposit = this.deposits.get(key);
    if (!deposit) throw new Error('no such deposit');
    const wallet = this.money(deposit.player);
    if (act === 'complete') {
      if (deposit.received > 0) return deposit.received === amount ? 'done' : MISMATCH;
      if (deposit.status !== 'processing') return WRONG_STATUS;
      wallet.real += amount;
      wallet.wager += amount;
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
      deposit.status = 'refund';
      return 'done';
    }
    if (deposit.status === act) return 'done';
    if (deposit.status !== 'processing') return WRONG_STATUS;
    deposit.status = act;
    return 'done';
  }

  openHold(key: string, player: number, amount: number): string {
    const known = this.holds.get(key);
    if (known) return known.player === player && known.amount === amount ? 'done' : MISMATCH;
    const wallet = this.money(player);
    if (wallet.wager > 0) return WAGERING;
    if (wallet.real < amount) return NOT_COVERED;
    wallet.real -= amount;
    wallet.held += amount;
    this.holds.set(key, { player, amount, status: 'pending' });
    return 'done';
  }

  stepHold(key: string, act: 'process' | 'capture' | 'cancel' | 'rejected'): string {
    const hold = this.holds.get(key);
    if (!hold) throw new Error('no such hold');
    const wallet = this.money(hold.player);
    const next: HoldStatus = act === 'process' ? 'processing' : act === 'capture' ? 'complete' : act;
    if (hold.status === next) return 'done';
    const open = hold.status === 'pending' || hold.status === 'processing';
    const allowed =
      act === 'process' ? hold.status === 'pending' : act === 'capture' ? hold.status === 'processing' : open;
    if (!allowed) return WRONG_STATUS;
    hold.status = next;
    if (act === 'process') return 'done';
    wallet.held -= hold.amount;
    if (act !== 'capture') wallet.real += hold.amount;
    return 'done';
  }
}
