import { LedgerBooks, type Money } from './model-books';

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

/**
 * The contract of wallet and ledger as plain arithmetic, for platform/ledger/model.test.ts to compare with: what every
 * command answers, and what it does to real, bonus and held money and to the deposit wager. Play is in euros.
 */
export class LedgerModel extends LedgerBooks {
  private readonly blocked: boolean[];
  private readonly calls = new Map<string, Stored>();
  private readonly ids: string[] = [];

  constructor(
    money: Money[],
    private readonly game: string,
    private readonly newId: () => string,
  ) {
    super(money);
    this.blocked = money.map(() => false);
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
}
