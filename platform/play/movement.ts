import type { Currency } from '@/lib/money/money';

export type MovementKind = 'stake' | 'win' | 'return' | 'free_spin';

/** What was played: one for each stake, each win (of 0 too: it settles its stake) and each stake that was given back. */
export interface Movement {
  kind: MovementKind;
  /** The studio's call. */
  txId: string;
  /** Of a win and a return: the call of the stake. */
  refTxId: string | null;
  playerId: string;
  currency: Currency;
  gameId: string;
  providerId: number | null;
  roundId: string;
  roundClosed: boolean;
  /** Real and bonus money that moved, minor units, never negative: the kind tells the direction. */
  real: bigint;
  bonus: bigint;
  /** Of a win and a return: the whole stake that it belongs to, minor units. */
  stake: bigint | null;
  bonusGrantId: string | null;
  freeSpinGrantId: string | null;
  at: Date;
}
