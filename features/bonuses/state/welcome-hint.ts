import { remember } from '@/early/remembered';
import { markRoot } from '@/early/root';

/** The deposit that the player's welcome bonus is for, or that none is left. */
export type WelcomeHint = '1' | '2' | '3' | '4' | 'none';

/** Stores the platform's answer; null removes it. */
export function keepWelcome(hint: WelcomeHint | null): void {
  markRoot('welcome', hint);
  remember('welcome', hint);
}

export function hintOf(bonus: { numberDeposits: { from: number } | null } | null): WelcomeHint {
  const deposit = String(bonus?.numberDeposits?.from);
  return (['1', '2', '3', '4'] as const).find((known) => known === deposit) ?? 'none';
}
