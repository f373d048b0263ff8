import type { ReactNode } from 'react';
import type { DepositBonus } from './bonus-choice';

/** What another feature says of a bonus in the form of a deposit. */
export interface DepositAsides {
  /** What it really costs, for a deposit of so many minor units. */
  cost: (bonus: DepositBonus, minor: number) => ReactNode;
  /** What becomes of a chosen one when the deposit is there. */
  taking: () => ReactNode;
}

export const NO_ASIDES: DepositAsides = { cost: () => null, taking: () => null };
