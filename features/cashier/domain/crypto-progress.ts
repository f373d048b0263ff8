import type { Deposit } from '../api/get-deposits-id';
import { fromUnits, toUnits } from './coin-amount';

export type Crypto = NonNullable<Deposit['crypto']>;
export type Transfer = Crypto['transfers'][number];

/** How a deposit in coins stands, as its modal says it. */
export type CryptoState =
  /** Nothing has been sent. */
  | 'waiting'
  /** Nothing has been sent, and the amount no longer holds. */
  | 'rateOver'
  /** Enough is on its way. */
  | 'underWay'
  /** Less than asked has come, and more may follow. */
  | 'partial'
  /** The same, after the rate has ended. */
  | 'partialLate'
  /** More than asked has come. */
  | 'over'
  /** All that was seen has been taken back by its network. */
  | 'gone'
  | 'credited'
  /** Failed or cancelled. */
  | 'ended';

/** A step on the way, in order. */
export interface CryptoStep {
  name: 'sent' | 'seen' | 'confirmed' | 'credited';
  /** Of `confirmed`: which confirmation. */
  count?: number;
  state: 'done' | 'now' | 'later';
  /** When, where that is known. */
  at?: string;
}

export interface CryptoProgress {
  state: CryptoState;
  /** The coin's exact decimal number. */
  arrived: string;
  /** What is still to be sent; zero when enough has come. */
  missing: string;
  /** The transfer that the steps are of: of those under way the one that came last, once all is over of those that were credited. */
  leading: Transfer | null;
  steps: CryptoStep[];
  /** It is credited, and another transfer is not confirmed yet. */
  isMoreComing: boolean;
}

/** More confirmations than these have no step each: the count moves within one. */
const STEPS_MAX = 4;

/** @param rateOver whether the amount no longer holds. */
export function cryptoProgress(
  crypto: Crypto,
  { status }: Deposit['transaction'],
  rateOver: boolean,
): CryptoProgress {
  const { decimals } = crypto;
  const asked = toUnits(crypto.amount, decimals);
  const standing = crypto.transfers.filter(({ state }) => state !== 'gone');
  const arrived = standing.reduce((sum, { amount }) => sum + toUnits(amount, decimals), 0n);
  const isOver = status === 'complete';
  const leading =
    standing.findLast(({ state }) => (state === 'credited') === isOver) ?? standing.at(-1) ?? null;
  return {
    state: stateOf(),
    arrived: fromUnits(arrived, decimals),
    missing: fromUnits(arrived < asked ? asked - arrived : 0n, decimals),
    leading,
    steps: stepsOf(leading, crypto.confirmationsNeeded, isOver),
    isMoreComing: isOver && standing.some(({ state }) => state !== 'credited'),
  };

  function stateOf(): CryptoState {
    if (status === 'complete') return 'credited';
    if (status !== 'processing') return 'ended';
    if (standing.length === 0) {
      if (crypto.transfers.length > 0) return 'gone';
      return rateOver ? 'rateOver' : 'waiting';
    }
    if (arrived < asked) return rateOver ? 'partialLate' : 'partial';
    return arrived > asked ? 'over' : 'underWay';
  }
}

function stepsOf(leading: Transfer | null, needed: number, complete: boolean): CryptoStep[] {
  const done = leading ? leading.confirmations : -1;
  const counts =
    needed <= STEPS_MAX
      ? Array.from({ length: needed }, (_, index) => index + 1)
      : [...new Set([Math.min(Math.max(done + 1, 1), needed), needed])];
  const names: Omit<CryptoStep, 'state'>[] = [
    { name: 'sent' },
    leading ? { name: 'seen', at: leading.at } : { name: 'seen' },
    ...counts.map((count) => ({ name: 'confirmed' as const, count })),
    { name: 'credited' },
  ];
  const credited = complete || leading?.state === 'credited';
  const isDone = ({ name, count = 0 }: Omit<CryptoStep, 'state'>) => {
    if (credited) return true;
    return name === 'confirmed' ? done >= count : name !== 'credited' && leading !== null;
  };
  const at = names.findIndex((step) => !isDone(step));
  return names.map((step, index) => ({
    ...step,
    state: isDone(step) ? 'done' : index === at ? 'now' : 'later',
  }));
}
