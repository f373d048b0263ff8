import { colourOf, OUTSIDE, type Outside } from '../../../engines/roulette/layout';
import type { SayOf } from '../../texts';
import type { FieldSpot } from './spots';
import type { ROULETTE_TEXTS } from './texts';

export type RouletteSay = SayOf<keyof (typeof ROULETTE_TEXTS)['en']>;

/** Numbers as a bet is called: a run by its ends, others one by one. */
const called = (numbers: readonly number[]): string =>
  numbers.length === 3 || numbers.length === 6 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join('/');

/** "Split 17/20", "Red". */
export function spotName(
  say: RouletteSay,
  { on, kind, covers }: Pick<FieldSpot, 'on' | 'kind' | 'covers'>,
): string {
  if (typeof on !== 'string')
    return say(kind, { numbers: kind === 'trio' ? covers.join('/') : called(covers) });
  return kind === 'column'
    ? say('column', { numbers: on.slice(-1) })
    : say(on as Exclude<Outside, `column_${number}`>);
}

/** "Red, even, high"; of the zero its name alone. */
export function propertiesOf(say: RouletteSay, pocket: number): string {
  if (pocket === 0) return say('zero');
  return say('properties', {
    colour: say(colourOf(pocket) === 'red' ? 'isRed' : 'isBlack'),
    parity: say(OUTSIDE.even.includes(pocket) ? 'isEven' : 'isOdd'),
    half: say(OUTSIDE.low.includes(pocket) ? 'isLow' : 'isHigh'),
  });
}
