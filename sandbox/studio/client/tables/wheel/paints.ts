/** How a segment looks, by what it pays. */
export interface Paint {
  /** Name of the look, for style sheets. */
  tier: 'none' | 'part' | 'low' | 'middle' | 'high' | 'best';
  paint: string;
  ink: string;
}

const PAINTS: Readonly<Record<Paint['tier'], Paint>> = {
  none: { tier: 'none', paint: '#10231b', ink: '#c3cfc8' },
  part: { tier: 'part', paint: '#4a5f55', ink: '#ffffff' },
  low: { tier: 'low', paint: '#14855f', ink: '#ffffff' },
  middle: { tier: 'middle', paint: '#2f6fc4', ink: '#ffffff' },
  high: { tier: 'high', paint: '#7a3aa0', ink: '#ffffff' },
  best: { tier: 'best', paint: '#f1e2b6', ink: '#2a1a08' },
};
/** Between the stake and the best, from below. */
const BETWEEN = ['low', 'middle', 'high'] as const;

/** @param pays of the whole wheel, hundredths of the stake */
export function paintOf(pays: readonly number[], pay: number): Paint {
  if (pay === 0) return PAINTS.none;
  if (pay === Math.max(...pays)) return PAINTS.best;
  if (pay <= 100) return PAINTS.part;
  const wins = [...new Set(pays)].filter((one) => one > 100).toSorted((one, next) => one - next);
  return PAINTS[BETWEEN[Math.min(BETWEEN.length - 1, wins.indexOf(pay))] ?? 'low'];
}

/** What a wheel pays, each once, the most first, and how many of its segments pay it. */
export function tiersOf(pays: readonly number[]): { pay: number; count: number }[] {
  return [...new Set(pays)]
    .toSorted((one, next) => next - one)
    .map((pay) => ({ pay, count: pays.filter((one) => one === pay).length }));
}
