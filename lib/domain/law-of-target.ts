/** What the law of a country may forbid to show. */
export type Forbidden = 'jackpots' | 'wheel';

const TARGETS: readonly [Forbidden, RegExp][] = [
  ['jackpots', /^\/(?:games\/)?jackpots(?:$|[?#])|^\/games\/jackpot-/],
  ['wheel', /^\/wheel-of-fortune(?:$|[?#])/],
];

/** What a target is about that the law of a country may forbid, for `data-law`. @param target a path without language prefix */
export const lawOfTarget = (target: string): Forbidden | undefined =>
  TARGETS.find(([, of]) => of.test(target))?.[0];
