import fc from 'fast-check';
import { Problem } from '@/platform/kernel/problem';
import type { LedgerService } from '@/platform/ledger/service';
import type { LedgerModel } from './model';
import { MODEL_CURRENCIES } from './model-books';
import type { Seat, WalletHarness } from '@/tests/support/wallet-harness';

/** What a command runs against. */
export interface Check {
  harness: WalletHarness;
  model: LedgerModel;
  /** In the order of the model's players. */
  seats: Seat[];
  /** Every answer and every refusal that came up, and every act that was done. */
  seen: Set<string>;
}
/** Gives one command to the platform and to the model, and compares what they say. */
export type Step = (check: Check) => Promise<void>;

export type Trx = Parameters<LedgerService['beginDeposit']>[0];

export const seatOf = ({ seats }: Check, player: number): Seat => {
  const seat = seats[player];
  if (!seat) throw new Error('no such seat');
  return seat;
};

/** What a service call came to: fulfilled, or the code it was refused with. */
export const outcome = async ({ seen }: Check, act: string, call: Promise<unknown>): Promise<string> => {
  const code = await call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Problem) return error.code;
      throw error;
    },
  );
  seen.add(code === 'done' ? `${act} done` : code);
  return code;
};

// Ids are drawn from a small pool, so that repeats, forgeries and references in any order come up by themselves.
export const player = fc.nat({ max: 2 });
/** Of what is not play; these ids stay for a whole run. */
export const key = fc.nat({ max: 2 }).map((place) => 20 + place);
export const amount = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(1, 2, 3, 999, 5_000));
/** Of everything else: the currency that is played in, and one that lies beside it. */
export const walletCurrency = fc.constantFrom(...MODEL_CURRENCIES, 'EUR' as const, 'EUR' as const);
