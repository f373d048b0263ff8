import { ANTE_PAYS, BONUS_PAYS } from '../../../engines/holdem/rules';
import type { HandKind } from '../../../engines/poker/hands';
import { element } from '../../dom';
import type { BetSpot, SayHoldem } from './bets';

/** What a bet pays on top of itself, the best hand first; hands that pay the same share a row, named by the least. */
export function paysOf(bet: BetSpot): { least: HandKind; alone: boolean; pays: number }[] {
  const pays = Object.entries(bet === 'ante' ? ANTE_PAYS : BONUS_PAYS) as [HandKind, number][];
  return pays
    .filter(([, pay], at) => pays[at + 1]?.[1] !== pay)
    .map(([least, pay]) => ({
      least,
      alone: pays.filter(([, other]) => other === pay).length === 1,
      pays: pay,
    }));
}

/** "Flush"; "Straight or less" where lower hands are paid the same. */
export function rowName(
  say: SayHoldem,
  bet: BetSpot,
  { least, alone }: { least: HandKind; alone: boolean },
): string {
  if (alone) return say(least);
  return say(bet === 'ante' ? 'straightOrLess' : 'acesToStraight');
}

/** A pay table on the table, for tables with room for it. */
export function createPays(say: SayHoldem, bet: BetSpot): HTMLElement {
  return element(
    'table',
    { class: `pays pays-${bet}` },
    element('caption', {}, say(bet === 'ante' ? 'clothAntePays' : 'clothBonusPays')),
    element(
      'tbody',
      {},
      ...paysOf(bet).map((row) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, rowName(say, bet, row)),
          element('td', {}, say('toOne', { pays: row.pays })),
        ),
      ),
    ),
  );
}
