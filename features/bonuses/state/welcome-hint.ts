/** The deposit that the player's welcome bonus is for, or that there is none left. */
export type WelcomeHint = '1' | '2' | '3' | '4' | 'none';

/**
 * Says on the root element which welcome bonus the player had when it was last seen, so that the right one of the kept
 * page shows from the first paint. Runs in the head from its own source text: nothing outside its braces exists.
 */
export function markWelcome(): void {
  try {
    const hint = localStorage.getItem('welcome');
    if (hint) document.documentElement.dataset.welcome = hint;
  } catch {
    // Where storage is closed, the first one shows until the platform has answered.
  }
}

/** Keeps what the platform said; null forgets it. */
export function keepWelcome(hint: WelcomeHint | null): void {
  const { dataset } = document.documentElement;
  if (hint === null) delete dataset.welcome;
  else dataset.welcome = hint;
  try {
    if (hint === null) localStorage.removeItem('welcome');
    else localStorage.setItem('welcome', hint);
  } catch {
    // It holds for this page.
  }
}

export function hintOf(bonus: { numberDeposits: { from: number } | null } | null): WelcomeHint {
  const deposit = String(bonus?.numberDeposits?.from);
  return (['1', '2', '3', '4'] as const).find((known) => known === deposit) ?? 'none';
}
