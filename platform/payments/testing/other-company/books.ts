import type { Chance } from './chance';

export const CHARGE_FATES = {
  completed: 66,
  /** Completed with less than was asked. */
  short: 4,
  failed: 8,
  cancelled: 4,
  /** Reported as failed, and paid all the same. */
  late: 4,
  refunded: 6,
  charged_back: 4,
  /** Never goes on from processing. */
  stuck: 4,
} as const;

export const PAYOUT_FATES = { completed: 78, failed: 8, returned: 8, refused: 6 } as const;
export type PayoutFate = keyof typeof PAYOUT_FATES;

export interface Charge {
  id: string;
  reference: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'charged_back';
  failure_code: string | null;
  payer: { name: string | null; fingerprint: string | null } | null;
  checkout_url: string;
}

export interface Payout {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  method: string;
  status: 'pending' | 'processing' | 'completed' | 'failed' | 'returned';
  failure_code: string | null;
}

/** Money that moved, as the list of movements has it. Minor units. */
export interface Movement {
  id: string;
  kind: 'payment' | 'refund' | 'chargeback' | 'payout' | 'payout_return';
  subject: string;
  reference: string;
  amount: number;
  currency: string;
  at: string;
}

/** What the company has been told and has done: the truth that a casino is compared with. */
export interface Books {
  charges: Map<string, Charge>;
  /** In the order in which they were made. */
  payouts: Map<string, Payout>;
  /** All money that moved, in the order in which it did. */
  movements: Movement[];
  /** Names of payouts that were refused. */
  refused: Set<string>;
  webhookOf: Map<string, string>;
  /** What chance knows a casino's reference by: whose it is, and the how-manieth. References differ from run to run. */
  nameOf(reference: string, kind?: string, email?: unknown): string;
  /** A charge's way, step by step, and what is told of each. */
  pay(id: string): ChargeStep[];
  /** The same of a payout. */
  send(id: string): PayoutStep[];
  fateOfPayout(reference: string): PayoutFate;
}

interface ChargeStep {
  type: string;
  take(): Charge;
}
interface PayoutStep {
  type: string;
  take(): Payout;
}

const FAILURE_CODES = ['declined', 'insufficient_funds', 'three_d_secure', 'a_code_of_tomorrow'] as const;
const PAYOUT_CODES = ['account_closed', 'wrong_details', 'not_supported', 'a_code_of_tomorrow'] as const;

const CHARGE_MOVES: Partial<Record<Charge['status'], Movement['kind']>> = {
  completed: 'payment',
  refunded: 'refund',
  charged_back: 'chargeback',
};
const PAYOUT_MOVES: Partial<Record<Payout['status'], Movement['kind']>> = {
  completed: 'payout',
  returned: 'payout_return',
};

export function createBooks(chance: Chance): Books {
  const charges = new Map<string, Charge>();
  const payouts = new Map<string, Payout>();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const movements: Movement[] = [];

  const nameOf = (reference: string, kind = '', email: unknown = ''): string => {
    const known = names.get(reference);
    if (known !== undefined) return known;
    const whose = `${kind} of ${String(email)}`;
    const count = (counts.get(whose) ?? 0) + 1;
    counts.set(whose, count);
    names.set(reference, `${whose} ${count}`);
    return `${whose} ${count}`;
  };
  const fateOfPayout = (reference: string) => chance.pick(PAYOUT_FATES, 'fate', nameOf(reference));

  const note = (
    kind: Movement['kind'] | undefined,
    { id, reference, currency }: Charge | Payout,
    amount: number,
  ) => {
    // Whoever presses twice at the checkout walks its steps twice, and pays once.
    if (!kind || movements.some((one) => one.kind === kind && one.subject === id)) return;
    const at = new Date().toISOString();
    movements.push({ id: `M${movements.length + 1}`, kind, subject: id, reference, amount, currency, at });
  };
  const changed = <One extends object>(book: Map<string, One>, id: string, change: Partial<One>): One => {
    const one = book.get(id);
    if (!one) throw new Error(`there is no ${id}`);
    const next = { ...one, ...change };
    book.set(id, next);
    return next;
  };
  const changeCharge = (id: string) => (change: Partial<Charge>) => () => {
    const charge = changed(charges, id, change);
    note(CHARGE_MOVES[charge.status], charge, charge.amount_received);
    return charge;
  };
  const changePayout = (id: string) => (change: Partial<Payout>) => () => {
    const payout = changed(payouts, id, change);
    note(PAYOUT_MOVES[payout.status], payout, payout.amount);
    return payout;
  };

  return {
    charges,
    payouts,
    movements,
    refused: new Set(),
    webhookOf: new Map(),
    nameOf,
    fateOfPayout,

    pay(id) {
      const charge = charges.get(id);
      if (charge?.status !== 'pending') return [];
      const { amount } = charge;
      const name = nameOf(charge.reference);
      const fate = chance.pick(CHARGE_FATES, 'fate', name);
      const change = changeCharge(id);
      const code = FAILURE_CODES[Math.floor(chance.of('code', name) * FAILURE_CODES.length)] ?? null;
      const less = Math.max(1, Math.floor(amount * chance.of('less', name)));
      const received = fate === 'short' ? less : amount;
      const begun: ChargeStep = { type: 'charge.processing', take: change({ status: 'processing' }) };
      const paid: ChargeStep = {
        type: 'charge.completed',
        take: change({ status: 'completed', amount_received: received, failure_code: null }),
      };
      const failed: ChargeStep = {
        type: 'charge.failed',
        take: change({ status: 'failed', failure_code: code }),
      };
      switch (fate) {
        case 'completed':
        case 'short':
          return [begun, paid];
        case 'failed':
          return [begun, failed];
        case 'late':
          return [begun, failed, paid];
        case 'cancelled':
          return [{ type: 'charge.cancelled', take: change({ status: 'cancelled' }) }];
        case 'refunded':
        case 'charged_back':
          return [begun, paid, { type: `charge.${fate}`, take: change({ status: fate }) }];
        case 'stuck':
          return [begun];
      }
    },

    send(id) {
      const payout = payouts.get(id);
      if (payout?.status !== 'pending') return [];
      const fate = fateOfPayout(payout.reference);
      const change = changePayout(id);
      const code =
        PAYOUT_CODES[Math.floor(chance.of('code', nameOf(payout.reference)) * PAYOUT_CODES.length)] ?? null;
      const begun: PayoutStep = { type: 'payout.processing', take: change({ status: 'processing' }) };
      if (fate === 'failed') {
        const take = change({ status: 'failed', failure_code: code });
        return [begun, { type: 'payout.failed', take }];
      }
      const sent: PayoutStep = { type: 'payout.completed', take: change({ status: 'completed' }) };
      if (fate !== 'returned') return [begun, sent];
      const take = change({ status: 'returned', failure_code: code });
      return [begun, sent, { type: 'payout.returned', take }];
    },
  };
}
