import { ROOT, STORED } from '@/lib/domain/browser-state';
import { markRoot } from '@/early/root';

/** The deposit that the player's welcome bonus is for, or that there is none left. */
export type WelcomeHint = '1' | '2' | '3' | '4' | 'none';

/** Keeps what the platform said; null forgets it. */
export function keepWelcome(hint: WelcomeHint | null): void {
  const { dataset } = document.documentElement;
  if (hint === null) markRoot(ROOT.welcome, null);
  else dataset[ROOT.welcome] = hint;
  try {
    if (hint === null) localStorage.removeItem(STORED.welcome);
    else localStorage.setItem(STORED.welcome, hint);
  } catch {
    // It holds for this page.
  }
}

export function hintOf(bonus: { numberDeposits: { from: number } | null } | null): WelcomeHint {
  const deposit = String(bonus?.numberDeposits?.from);
  return (['1', '2', '3', '4'] as const).find((known) => known === deposit) ?? 'none';
}
