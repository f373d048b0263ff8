import {
  ANY_TRIPLE_PAYS,
  DOUBLE_PAYS,
  isTotal,
  PAIR_PAYS,
  SINGLE_PAYS,
  TRIPLE_PAYS,
  type SicBoBet,
  type SicBoKind,
} from '../../../engines/sicbo/bets';
import type { SicBoThrow } from '../../../engines/sicbo/sicbo';
import type { SayOf } from '../../texts';
import type { SICBO_TEXTS } from './texts';

export type SicBoSay = SayOf<keyof (typeof SICBO_TEXTS)['en']>;

/** What a bet is called. */
export function nameOf(say: SicBoSay, { name, kind, on }: SicBoBet): string {
  const [first = 0, second = 0] = on;
  if (isTotal(kind)) return say('total', { total: first });
  switch (kind) {
    case 'even_money':
      return say(name as 'small' | 'big' | 'odd' | 'even');
    case 'any_triple':
      return say('anyTriple');
    case 'single':
      return say('single', { number: first });
    case 'pair':
      return say('pair', { one: first, other: second });
    case 'double':
      return say('double', { number: first });
    case 'triple':
      return say('triple', { number: first });
  }
}

/** What bets of a kind pay to one, in words: "11 to 1". */
export function oddsOf(say: SicBoSay, kind: SicBoKind): string {
  const to1 = (odds: number) => say('odds', { odds });
  if (isTotal(kind)) return to1(Number(kind.slice('total_'.length)));
  switch (kind) {
    case 'even_money':
      return to1(1);
    case 'single':
      return say('singleOdds', { one: SINGLE_PAYS[1], two: SINGLE_PAYS[2], three: SINGLE_PAYS[3] });
    case 'pair':
      return to1(PAIR_PAYS);
    case 'double':
      return to1(DOUBLE_PAYS);
    case 'any_triple':
      return to1(ANY_TRIPLE_PAYS);
    case 'triple':
      return to1(TRIPLE_PAYS);
  }
}

/** What the dice came to: "3, 4, 6: 13, big and odd." */
export function tellThrow(say: SicBoSay, { dice, total, triple }: SicBoThrow): string {
  const size = triple ? say('isTriple') : say(total <= 10 ? 'isSmall' : 'isBig');
  const parity = triple ? '' : say(total % 2 === 0 ? 'isEven' : 'isOdd');
  return say(triple ? 'thrownTriple' : 'thrown', { dice: dice.join(', '), total, size, parity });
}
