import type { ReactNode } from 'react';
import type { BonusTaking } from '@/lib/domain/bonuses';
import type { DepositBonus } from './bonus-choice';

/** What another feature says of a bonus in the form of a deposit. */
export interface DepositAsides {
  /** What it really costs, for a deposit of so many minor units. */
  cost: (bonus: DepositBonus, minor: number) => ReactNode;
  /** Asks what becomes of a chosen one when the deposit is there. */
  taking: (choice: TakingChoice) => ReactNode;
}

export interface TakingChoice {
  /** Null: active when nothing else is, else it waits for an answer. */
  value: BonusTaking | null;
  onChange: (taking: BonusTaking | null) => void;
}

export const NO_ASIDES: DepositAsides = { cost: () => null, taking: () => null };
