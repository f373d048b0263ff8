import { awardOf } from '../free-spins';
import { losingOf, mixed, multiplied, NOTHING_PAID, plus, winningOf, type Law } from '../law';
import { gridLaws } from './grid-law';
import { withoutScatters, type MegawaysRules } from './rules';

/** What a grid pays when it wins, and the chance that it does not. */
interface Grid {
  win: Law;
  lose: Law;
}

const partsOf = (law: Law): Grid => ({ win: winningOf(law), lose: losingOf(law) });

/** What single grids pay. */
export interface Grids {
  /** The first of a turn, by its scatters: the last for so many and more. */
  first: readonly Law[];
  /** Each one that falls in after a win. */
  later: Law;
}

const NO_SCATTERS = 1;

export function gridsOf({ heights, weights, pays, units, free }: Omit<MegawaysRules, 'buys'>): Grids {
  const first = gridLaws({ heights, weights }, pays, units, free.awards.length - 1);
  const [later] = gridLaws({ heights, weights: weights.map(withoutScatters) }, pays, units, NO_SCATTERS);
  if (!later) throw new RangeError('a grid without scatters has a law');
  return { first, later };
}

/**
 * What a round pays: a chain over the grids of a turn, the free spins that are left and the multiplier. It can be followed
 * since no grid depends on another one but by whether that won.
 * @param bought how many free spins were bought; 0 for a paid spin
 */
export function chainLaw(
  { mostFalls, free, topMultiplier }: Pick<MegawaysRules, 'mostFalls' | 'free' | 'topMultiplier'>,
  grids: Grids,
  bought: number,
): Law {
  const first = grids.first.map(partsOf);
  const later = partsOf(grids.later);
  const raised = (multiplier: number) => Math.min(topMultiplier, multiplier + 1);
  const known = new Map<string, Law>();
  const remember = (key: string, law: () => Law): Law => {
    const stored = known.get(key) ?? law();
    known.set(key, stored);
    return stored;
  };

  /** After so many grids that won: what the turn and the free spins after it pay. */
  const falling = (falls: number, left: number, awarded: number, multiplier: number): Law =>
    falls === mostFalls
      ? spinning(left, awarded, multiplier)
      : remember(`${falls}/${left}/${awarded}/${multiplier}`, () =>
          mixed([
            [1, plus(later.lose, spinning(left, awarded, multiplier))],
            [
              1,
              plus(multiplied(later.win, multiplier), falling(falls + 1, left, awarded, raised(multiplier))),
            ],
          ]),
        );
  const spinning = (left: number, awarded: number, multiplier: number): Law =>
    left === 0
      ? NOTHING_PAID
      : remember(`${left}/${awarded}/${multiplier}`, () =>
          mixed(
            first.flatMap(({ win, lose }, scatters) => {
              const more = awardOf(free, scatters, free.bound - awarded);
              const then = [left - 1 + more, awarded + more] as const;
              return [
                [1, plus(lose, spinning(...then, multiplier))] as const,
                [1, plus(multiplied(win, multiplier), falling(1, ...then, raised(multiplier)))] as const,
              ];
            }),
          ),
        );

  if (bought > 0) return spinning(bought, bought, 1);
  /** The paid turn: nothing grows in it. */
  let rest = NOTHING_PAID;
  for (let falls = mostFalls - 1; falls > 0; falls -= 1)
    rest = mixed([
      [1, later.lose],
      [1, plus(later.win, rest)],
    ]);
  return mixed(
    first.flatMap(({ win, lose }, scatters) => {
      const awarded = awardOf(free, scatters, free.bound);
      const spins = spinning(awarded, awarded, 1);
      return [[1, plus(lose, spins)] as const, [1, plus(plus(win, rest), spins)] as const];
    }),
  );
}
